import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Messages } from '../protocol.ts';

/** A message that no page of ours sends. */
export class BadMessage extends Error {}

/** A message with more bytes than any page of ours sends. */
export class LargeMessage extends Error {}

/**
 * What a request brings, at most so many bytes.
 * @throws LargeMessage, or BadMessage if it is not JSON.
 */
export async function bodyOf(request: IncomingMessage, mostBytes: number): Promise<unknown> {
  const large = new LargeMessage('This is too large: pictures may have 20 MB.');
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw large;
  const parts: Buffer[] = [];
  let bytes = 0;
  // The connection stays open for the answer, also when the rest is not read.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    // A body without a length may go on for ever.
    if (bytes > mostBytes) throw large;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new BadMessage('This message is not JSON.');
  }
}

const text = v.pipe(v.string(), v.maxLength(20_000));
const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const picture = v.object({ name: v.pipe(text, v.maxLength(200)), data: v.string(), alt: text });

/** Reads one kind of message. */
function reader<Name extends keyof Messages>(
  schema: v.GenericSchema<unknown, Messages[Name]['message']>,
): (message: unknown) => Messages[Name]['message'] {
  return (message) => {
    const { success, output, issues } = v.safeParse(schema, message);
    if (success) return output;
    throw new BadMessage(`This message is not understood: ${issues[0].message}.`);
  };
}

export const page = reader<'page'>(v.object({ path: text }));
export const save = reader<'save'>(
  v.object({
    id: text,
    hash: text,
    span: v.tuple([place, place]),
    before: text,
    after: text,
    confirm: v.boolean(),
  }),
);
export const addWord = reader<'add-word'>(v.object({ word: text }));
export const fill = reader<'fill'>(
  v.object({ id: text, values: v.record(v.string(), v.union([text, picture])) }),
);
export const takeBack = reader<'take-back'>(v.object({ id: text }));
