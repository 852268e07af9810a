import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Text in pieces, the last of which ends its line. */
export type Pieces = AsyncIterable<string> | Iterable<string>;

/** In what form a command answers. */
export type Format = 'words' | 'json' | 'csv';

/** What the command does may go on while pieces are read: only those of one format are read. */
interface Done {
  ok: true;
  pieces: Pieces;
  /** The same for programs: `json` when it may be long, else `facts`; without both, the words. */
  json?: Pieces;
  facts?: object;
  csv?: Pieces;
}

/** What a command answers, or why it could not be done. */
export type Answer = Done | { ok: false; why: string; misused: boolean };

export const say = (text: string, facts?: object): Answer => ({
  ok: true,
  pieces: [`${text}\n`],
  ...(facts && { facts }),
});
export const fail = (why: string): Answer => ({ ok: false, why, misused: false });
export const misused = (why: string): Answer => ({ ok: false, why, misused: true });

/** Writes each piece when the one before it has left, so that none pile up in memory. */
export async function print(answer: Answer, usage: string, format: Format): Promise<void> {
  if (answer.ok) {
    await pipeline(Readable.from(piecesOf(answer, format)), process.stdout, { end: false });
  } else {
    console.error(answer.misused ? `${answer.why}\n\n${usage}` : answer.why);
    process.exitCode = answer.misused ? 2 : 1;
  }
}

export function piecesOf({ pieces, json, facts, csv }: Done, format: Format): Pieces {
  if (format === 'csv' && csv) return csv;
  if (format !== 'json') return pieces;
  return json ?? (facts ? [`${JSON.stringify(facts)}\n`] : inOneObject(pieces));
}

async function* inOneObject(pieces: Pieces): AsyncGenerator<string> {
  let message = '';
  for await (const piece of pieces) message += piece;
  yield `${JSON.stringify({ message: message.trim() })}\n`;
}
