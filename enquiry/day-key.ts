/** What a day's key is for: hashes of clients and networks, or the links in its mails. */
export type KeyPurpose = 'client' | 'link';

/** Where the keys of days are kept, in base64. Rejects with `StoreUnavailable`. */
export interface DayKeys {
  /** The key of a day; `candidate` becomes it where there is none yet. */
  keyOf(purpose: KeyPurpose, day: number, candidate: string): Promise<string>;
  /** The keys of all days that still have one. */
  keys(purpose: KeyPurpose): Promise<ReadonlyMap<number, string>>;
  /** Deletes the keys of the days before this one. */
  forgetKeys(purpose: KeyPurpose, before: number): Promise<void>;
}

const dayLength = 24 * 60 * 60_000;

/** Days since 1970, in UTC. */
export const dayOf = (milliseconds: number) => Math.floor(milliseconds / dayLength);

/** When a day begins, in milliseconds since 1970. */
export const startOf = (day: number) => day * dayLength;

/** Bytes of a key: as many as the hash has (RFC 2104, section 3). */
const keyLength = 32;

/** A new key of HMAC-SHA-256 for a day, in base64. */
export const newDayKey = (): string => toBase64(crypto.getRandomValues(new Uint8Array(keyLength)));

/** The key as Web Crypto signs with it. */
export const importDayKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** @throws DOMException if it is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
