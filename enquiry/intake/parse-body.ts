import { Refusal } from './refusal.ts';

/** Reads a JSON text. Throws a `malformed` refusal, also when an object's key stands there twice. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('malformed');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    // JSON.parse keeps the last of two equal keys, so fewer are left than were written.
    if (Object.keys(value).length !== countMembers(text)) throw new Refusal('malformed');
  }
  return value;
}

/** How many members the outermost object of a valid JSON text has: its colons, less all others. */
function countMembers(text: string): number {
  let depth = 0;
  let members = 0;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ':' && depth === 1) members += 1;
  }
  return members;
}

/**
 * Reads `application/x-www-form-urlencoded`. Unlike URLSearchParams it throws a `malformed`
 * refusal for bytes that are no UTF-8, a stray percent sign and a key that stands there twice.
 */
export function parseForm(text: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const end = pair.indexOf('=');
    const key = decode(end < 0 ? pair : pair.slice(0, end));
    if (fields.has(key)) throw new Refusal('malformed');
    fields.set(key, end < 0 ? '' : decode(pair.slice(end + 1)));
  }
  return Object.fromEntries(fields);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Refusal('malformed');
  }
}
