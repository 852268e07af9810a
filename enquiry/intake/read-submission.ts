import type { Clock } from '../ports.ts';
import { parseForm, parseJson } from './parse-body.ts';
import { Refusal } from './refusal.ts';

/** What arrived, not yet judged. */
export interface Submission {
  /** From a page without scripts: answered with a redirect, never with JSON. */
  scriptless: boolean;
  /** Own properties only; nothing in it is to be trusted. */
  fields: object;
}

/**
 * Bytes of a body. The longest valid message is 20 KB of UTF-8, and a form writes each of those
 * bytes in three.
 */
const sizeLimits = { json: 32 * 1024, form: 80 * 1024 } as const;

/** Milliseconds in which the whole body must have arrived. */
const readTime = 10_000;

/**
 * Reads and parses a POST's body. Throws a refusal: `media_type`, `too_large` (before
 * anything is parsed), `timeout`, `malformed`.
 */
export async function readSubmission(request: Request, clock: Clock): Promise<Submission> {
  const kind = bodyKind(request.headers);
  const text = decode(await readBytes(request, sizeLimits[kind], clock));
  if (kind === 'form') return { scriptless: true, fields: parseForm(text) };
  const value = parseJson(text);
  const isObject = typeof value === 'object' && value !== null;
  return { scriptless: false, fields: isObject ? value : {} };
}

/** How a body is written. Throws a `media_type` refusal when it is neither. */
export function bodyKind(headers: Headers): 'json' | 'form' {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const inUtf8 = parameters.every((parameter) => {
    const [name, value = ''] = parameter.trim().split('=');
    return name !== 'charset' || /^"?utf-?8"?$/.test(value);
  });
  // A compressed body could be far larger than what was counted on its way in.
  if (inUtf8 && !headers.has('content-encoding')) {
    if (type.trim() === 'application/json') return 'json';
    if (type.trim() === 'application/x-www-form-urlencoded') return 'form';
  }
  throw new Refusal('media_type');
}

async function readBytes(request: Request, limit: number, clock: Clock): Promise<Uint8Array[]> {
  if (Number(request.headers.get('content-length')) > limit) throw new Refusal('too_large');
  const reader = request.body?.getReader();
  if (!reader) return [];

  const read = new AbortController();
  const late = clock.sleep(readTime, read.signal).then(() => 'late' as const);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]);
      if (next === 'late') throw new Refusal('timeout');
      if (next.done) return chunks;
      size += next.value.byteLength;
      if (size > limit) throw new Refusal('too_large');
      chunks.push(next.value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    // Any other error means that the connection broke off.
    throw error instanceof Refusal ? error : new Refusal('malformed');
  } finally {
    read.abort();
  }
}

function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return (
      chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
    );
  } catch {
    throw new Refusal('malformed');
  }
}
