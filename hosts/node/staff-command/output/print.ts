import process from 'node:process';
import type { Found, Result } from '../result.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';

/** In which format a result was asked for; text, unless one of these is set. */
export interface Format {
  json?: true | undefined;
  csv?: true | undefined;
}

/** Prints what a command did, and sets the exit code: 1 when it could not be done. */
export async function print(result: Result, format: Format): Promise<void> {
  if (result.failed && !(format.json && result.facts)) {
    console.error(result.text);
    process.exitCode = 1;
    return;
  }
  // One piece after the other, so that a slow reader makes nothing pile up in memory.
  for await (const piece of piecesOf(result, format)) if (!(await write(piece))) return;
}

/** Resolves to whether it could be written; `main.ts` says why not. */
const write = (piece: string) =>
  new Promise<boolean>((resolve) => process.stdout.write(piece, (error) => resolve(!error)));

/** What is printed, in pieces. */
export async function* piecesOf(
  { text, facts, found }: Result,
  { json, csv }: Format,
): AsyncGenerator<string> {
  if (json) {
    if (found) yield* asObject(found, facts ?? {});
    else yield `${JSON.stringify(facts)}\n`;
  } else if (found && (csv || !found.view.line)) {
    yield* asTable(found);
  } else {
    if (found) yield* asLines(found);
    if (text) yield `${text}\n`;
  }
}

async function* asLines({ batches, view }: Found): AsyncGenerator<string> {
  for await (const records of batches)
    yield records.map((each) => `${view.line?.(each)}\n`).join('');
}

async function* asTable({ batches, view: { columns } }: Found): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(columns.map(({ name }) => name));
  for await (const records of batches) {
    yield records.map((each) => toCsvLine(columns.map(({ cell }) => cell(each)))).join('');
  }
}

/** One object: the enquiries, one to a line, and then the facts. */
async function* asObject({ batches, view }: Found, facts: object): AsyncGenerator<string> {
  yield '{"enquiries":[';
  let before = '\n';
  for await (const records of batches) {
    yield before + records.map((each) => JSON.stringify(view.object(each))).join(',\n');
    before = ',\n';
  }
  const others = Object.entries(facts).map(([key, value]) => `,"${key}":${JSON.stringify(value)}`);
  yield `\n]${others.join('')}}\n`;
}
