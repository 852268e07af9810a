import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One response as sent over the wire, not decoded. */
export interface Answer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Bytes of the whole response: status line, headers and body. */
  bytes: number;
}

/** Requests `url` as a browser that accepts brotli. Rejects unless the answer is a 200. */
export function getAnswer(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(url, { headers }, async (answer) => {
      const body = await buffer(answer);
      const { statusCode, statusMessage, rawHeaders } = answer;
      if (statusCode !== 200) reject(new Error(`${url} is answered with ${statusCode}`));
      const pairs = rawHeaders.flatMap((name, n) =>
        n % 2 === 0 ? [[name.toLowerCase(), rawHeaders[n + 1] ?? ''] as const] : [],
      );
      const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...pairs.map((p) => p.join(': '))];
      const bytes = Buffer.byteLength(`${lines.join('\r\n')}\r\n\r\n`, 'latin1') + body.length;
      resolve({ headers: Object.fromEntries(pairs), body, bytes });
    }).on('error', reject);
  });
}
