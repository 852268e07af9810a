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
