/** Crockford's base 32: no I, L, O or U, so that a reference survives the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 bits: with a million enquiries stored, one new reference in a million is taken already. */
const length = 8;

/** A new human-readable reference: 'ENQ-7F3K9QXM'. Random, so that nobody can guess another. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  // 256 is a multiple of 32, so every character is equally likely.
  return `ENQ-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
