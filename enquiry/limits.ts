/** How much is accepted and sent. `RATE_LIMIT` multiplies all of these counts. */
export const limits = {
  /** Enquiries of one client in ten minutes, and in a day. */
  clientShort: 5,
  clientDay: 30,
  /** A large IPv6 network (/48) may send as much as this many clients. */
  clientsOfNetwork: 10,
  /** Enquiries that are stored in a day. */
  siteDay: 10_000,
  /** Mails that leave in an hour. What is beyond waits its turn. */
  mailsPerHour: 100,
} as const;

/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds of the shorter window, in which the same payload is also the same enquiry. */
export const shortWindow = 10 * minute;

/** What is stored of a client's address. */
export interface ClientHashes {
  client: string;
  /** Of the IPv6 /48 around it; an IPv4 address has no such network. */
  network: string | null;
}

/**
 * Hashes a client's address with the secret and the day (UTC): without the secret nobody can find the
 * address again, and on another day the same client has another hash.
 * @param client `1.2.3.4` or the /64 `2001:db8:0:0::/64`, as `server/client-address.ts` writes them.
 */
export async function hashClient(client: string, secret: string, now: Date): Promise<ClientHashes> {
  const network = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(client)?.[1];
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(`${secret} ${now.toISOString().slice(0, 10)}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const sign = async (text: string) =>
    toBase64(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  return {
    client: await sign(client),
    network: network === undefined ? null : await sign(`${network}::/48`),
  };
}

/** SHA-256 of a text, for keys and payloads, which are compared and never read again. */
export async function digest(text: string): Promise<string> {
  return toBase64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
