import type { ClientMarks, Clock } from '../ports.ts';
import { hasBudget, networkOf } from './client-network.ts';

/** Makes the marks of a client with the key of this day. Rejects with `StoreUnavailable`. */
export type MarkClient = (client: string) => Promise<ClientMarks>;

/** Where the keys are kept. */
export interface DayKeys {
  /** The key of a day, in base64; `candidate` becomes it where there is none yet. */
  keyOf(day: number, candidate: string): Promise<string>;
}

const dayLength = 24 * 60 * 60_000;

/** Bytes of a key: as many as the hash has (RFC 2104, section 3). */
const keyLength = 32;

/** Bytes that are kept of a hash: no two clients share one. */
const markLength = 16;

/** Days since 1970, in UTC. */
export const dayOf = (milliseconds: number) => Math.floor(milliseconds / dayLength);

/** When a day begins, in milliseconds since 1970. */
export const startOf = (day: number) => day * dayLength;

/** Asks for the key of a day once. */
export function createMarks(keys: DayKeys, clock: Clock): MarkClient {
  let current: { day: number; key: Promise<CryptoKey> } | undefined;

  function keyOf(day: number): Promise<CryptoKey> {
    if (current?.day === day) return current.key;
    const key = keys.keyOf(day, newKey()).then(importKey);
    current = { day, key };
    key.catch(() => {
      current = undefined;
    });
    return key;
  }

  return async (client) => {
    const key = await keyOf(dayOf(clock.now()));
    const network = networkOf(client);
    const [clientMark, networkMark] = await Promise.all([
      mark(key, `client ${client}`),
      markOfNetwork(key, network),
    ]);
    return { client: clientMark, network: networkMark, budgeted: hasBudget(network) };
  };
}

/** The marks that a network, as `networkOf` writes it, had under each of these keys. */
export function marksOfNetwork(network: string, keys: readonly string[]): Promise<string[]> {
  return Promise.all(keys.map(async (key) => markOfNetwork(await importKey(key), network)));
}

function markOfNetwork(key: CryptoKey, network: string): Promise<string> {
  return mark(key, `network ${network}`);
}

async function mark(key: CryptoKey, text: string): Promise<string> {
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array(hash, 0, markLength));
}

function newKey(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(keyLength)));
}

function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
