const bytesOf = (text: string) => new TextEncoder().encode(text);
const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** SHA-256 of a text, for keys and payloads, which are compared and never read again. */
export const digest = async (text: string) =>
  toBase64(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/**
 * Hashes of a client's address, and of the IPv6 /48 around it: HMACs with the secret and the day (UTC). Without the secret nobody finds the address again; on another day it has another hash.
 * @param client `1.2.3.4` or the /64 `2001:db8:0:0::/64`, as `hosts/client-address.ts` writes them.
 */
export async function hashClient(client: string, secret: string, now: Date) {
  const keyOfDay = bytesOf(`${secret} ${now.toISOString().slice(0, 10)}`);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyOfDay, algorithm, false, ['sign']);
  const hash = async (text: string) =>
    toBase64(await crypto.subtle.sign(algorithm, key, bytesOf(text)));
  const [, network] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(client) ?? [];
  return { client: await hash(client), network: network ? await hash(`${network}:/48`) : null };
}
