import { type DayKeys, dayOf, importDayKey, newDayKey, toBase64 } from '../day-key.ts';
import { onceFor } from '../once-for.ts';
import type { Clock } from '../ports.ts';
import { networkOf } from './client-network.ts';

/** What is stored instead of a client's address: only the day's key can make the same again. */
export interface ClientHashes {
  client: string;
  network: string;
}

/** Hashes a client with the key of this day. Rejects with `StoreUnavailable`. */
export type HashClient = (client: string) => Promise<ClientHashes>;

/** Bytes that are kept of a hash: no two clients share one. */
const hashLength = 16;

/** Names a client by a hash that nobody can trace once the key of its day is gone. */
export function createClientHashes(keys: Pick<DayKeys, 'keyOf'>, clock: Clock): HashClient {
  const keyOf = onceFor(async (day: number) =>
    importDayKey(await keys.keyOf('client', day, newDayKey())),
  );

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
