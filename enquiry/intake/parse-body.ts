import { Refusal } from './refusal.ts';

/**
 * How much structure a body may have: a form has seven fields, and reading 15,000 keys takes as long
 * as a hundred enquiries.
 */
const limits = { entries: 100, depth: 8 } as const;

/**
 * Reads a JSON text. Throws a `malformed` refusal, also for duplicate keys or more structure than any
 * enquiry needs.
 */
export function parseJson(text: string): unknown {
  const members = scanJson(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('malformed');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    // JSON.parse keeps the last of two equal keys, so fewer are left than were written.
    if (Object.keys(value).length !== members) throw new Refusal('malformed');
  }
  return value;
}

/**
 * Looks at every character once, before anything is built from them. Returns how many members the
 * outermost object has, which holds only for a valid text.
 */
function scanJson(text: string): number {
  let depth = 0;
  let entries = 0;
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === ':' && depth === 1) members += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === ',') entries += 1;
    if (depth > limits.depth || entries > limits.entries) throw new Refusal('malformed');
  }
  return members;
}

/** Index of the quote that ends the string begun at `start`, or of the text's end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/**
 * Reads `application/x-www-form-urlencoded`. Unlike URLSearchParams it throws a `malformed`
 * refusal for bytes that are not UTF-8, a stray percent sign, duplicate keys, and more keys than any
 * form has.
 */
export function parseForm(text: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  const pairs = text.split('&', limits.entries + 1);
  if (pairs.length > limits.entries) throw new Refusal('malformed');
  for (const pair of pairs) {
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
