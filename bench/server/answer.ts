import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One response as sent over the wire, not decoded. */
export interface Answer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Requests `url` as a browser that accepts brotli. Rejects unless the answer is a 200. */
export function getAnswer(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(url, { headers }, async (answer) => {
      const body = await buffer(answer);
      const { statusCode, headersDistinct } = answer;
      if (statusCode !== 200) reject(new Error(`${url} is answered with ${statusCode}`));
      const pairs = Object.entries(headersDistinct).map(([name, values]) => [
        name,
        values?.join(', ') ?? '',
      ]);
      resolve({ headers: Object.fromEntries(pairs), body });
    }).on('error', reject);
  });
}
