import { Agent, get } from 'node:http';

export interface Answer {
  /** Bytes of the status line and the headers. */
  headers: number;
  /** The compressed page. */
  body: Buffer;
}

/** What the server sends to a browser for a page. */
export function answerOf(url: string): Promise<Answer> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      // The response has no socket any more once it has ended.
      const { socket } = response;
      const body = Buffer.concat(await response.toArray());
      resolve({ headers: socket.bytesRead - body.length, body });
      agent.destroy();
    });
    request.on('error', reject);
  });
}
