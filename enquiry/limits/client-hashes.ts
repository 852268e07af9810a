import { importDayKey, newDayKey, toBase64 } from '../day-key.ts';
import type { Clock } from '../ports.ts';
import { networkOf } from './client-network.ts';

/** What is stored instead of a client's address: only the day's key can make the same again. */
export interface ClientHashes {
  client: string;
  network: string;
}

/** Hashes a client with the key of this day. Rejects with `StoreUnavailable`. */
export type HashClient = (client: string) => Promise<ClientHashes>;

/** Where the keys are kept. */
export interface DayKeys {
  /** The key of a day, in base64; `candidate` becomes it where there is none yet. */
  keyOf(day: number, candidate: string): Promise<string>;
}

const dayLength = 24 * 60 * 60_000;

/** Bytes that are kept of a hash: no two clients share one. */
const hashLength = 16;

/** Days since 1970, in UTC. */
export const dayOf = (milliseconds: number) => Math.floor(milliseconds / dayLength);

/** When a day begins, in milliseconds since 1970. */
export const startOf = (day: number) => day * dayLength;

/** Asks for the key of a day once. */
export function createClientHashes(keys: DayKeys, clock: Clock): HashClient {
  let current: { day: number; key: Promise<CryptoKey> } | undefined;

  function keyOf(day: number): Promise<CryptoKey> {
    if (current?.day === day) return current.key;
    const key = keys.keyOf(day, newDayKey()).then(importDayKey);
    current = { day, key };
    key.catch(() => {
      current = undefined;
    });
    return key;
  }

  return async (client) => {
    const key = await keyOf(dayOf(clock.now()));
    const [clientHash, networkHash] = await Promise.all([
      hash(key, `client ${client}`),
      hashNetwork(key, networkOf(client)),
    ]);
    return { client: clientHash, network: networkHash };
  };
}

/** The hashes that a network, as `networkOf` writes it, had under each of these keys. */
export function hashesOfNetwork(network: string, keys: readonly string[]): Promise<string[]> {
  return Promise.all(keys.map(async (key) => hashNetwork(await importDayKey(key), network)));
}

function hashNetwork(key: CryptoKey, network: string): Promise<string> {
  return hash(key, `network ${network}`);
}

async function hash(key: CryptoKey, text: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array(bytes, 0, hashLength));
}
