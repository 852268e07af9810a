import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * What a command answers: pieces of text for standard output, the last of which ends its line, or
 * why it could not be done. What the command does may go on while its pieces are read.
 */
export type Answer =
  | { ok: true; pieces: AsyncIterable<string> | Iterable<string> }
  | { ok: false; why: string; misused: boolean };

export const say = (text: string): Answer => ({ ok: true, pieces: [`${text}\n`] });
export const fail = (why: string): Answer => ({ ok: false, why, misused: false });
export const misused = (why: string): Answer => ({ ok: false, why, misused: true });

/** Writes each piece when the one before it has left, so that none pile up in memory. */
export async function print(answer: Answer, usage: string): Promise<void> {
  if (answer.ok) {
    await pipeline(Readable.from(answer.pieces), process.stdout, { end: false });
  } else {
    console.error(answer.misused ? `${answer.why}\n\n${usage}` : answer.why);
    process.exitCode = answer.misused ? 2 : 1;
  }
}
