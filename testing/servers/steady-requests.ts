import { Agent, type RequestOptions, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { functionPath } from '../browser/enquiry-page.ts';
import { newEnquiry } from '../test-enquiries.ts';
import { summarise } from './page-readers.ts';

/** One request in ten is an enquiry. */
const enquiryEvery = 10;

/**
 * Connections that are kept open and reused: six to one host, as in a browser. Fewer for the enquiries,
 * which are few: a server that stops closes what was idle for a second, and a browser would ask again.
 */
const connections = { page: 6, enquiry: 2 };

/** Milliseconds between two requests after which connections without one are not used again. */
const stalled = 500;

function closeFree({ freeSockets }: Agent): void {
  for (const socket of Object.values(freeSockets).flat()) socket?.destroy();
}

interface Asked {
  status: number;
  body: string;
}

/**
 * A visitor who sends this many requests per second over keep-alive connections: these paths in
 * turn, and enquiries among them. No request is repeated, not even where a browser would.
 * @param visitor The certificate to trust, where `url` is https, and this machine's address to ask from.
 */
export function startRequests(
  url: string,
  perSecond: number,
  paths: readonly string[],
  visitor: { ca?: string; localAddress?: string } = {},
) {
  const secure = url.startsWith('https:');
  const connect = (maxSockets: number) => {
    const options = { keepAlive: true, maxSockets, scheduling: 'fifo', ...visitor } as const;
    return secure ? new SecureAgent(options) : new Agent(options);
  };
  // Separate ones, or pages would wait here for the connection of an enquiry.
  const agents = { page: connect(connections.page), enquiry: connect(connections.enquiry) };
  const send = secure ? secureRequest : request;
  const failed: string[] = [];
  const accepted = new Set<string>();
  const running = new Set<Promise<void>>();
  const times: Record<'page' | 'enquiry', number[]> = { page: [], enquiry: [] };
  let count = 0;

  const ask = (path: string, options: RequestOptions = {}, body?: string) =>
    new Promise<Asked>((resolve, reject) => {
      const asked = send(url + path, { agent: agents.page, ...options }, (answer) => {
        const status = answer.statusCode ?? 0;
        text(answer).then((words) => resolve({ status, body: words }), reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });

  async function enquire(): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'sec-fetch-site': 'same-origin',
    };
    const body = JSON.stringify(newEnquiry());
    const posting = { method: 'POST', headers, agent: agents.enquiry };
    const answer = await ask(functionPath, posting, body);
    const reference = /"reference":"(ENQ-\w{8})"/.exec(answer.body)?.[1];
    if (reference === undefined) throw new Error(`${answer.status} ${answer.body}`);
    accepted.add(reference);
  }

  async function read(path: string): Promise<void> {
    const { status } = await ask(path);
    if (status !== 200) throw new Error(String(status));
  }

  let latest = performance.now();
  const timer = setInterval(() => {
    count += 1;
    const started = performance.now();
    // While this machine did not come to it, the server may have closed what nobody used.
    if (started - latest > stalled) for (const agent of Object.values(agents)) closeFree(agent);
    latest = started;
    const path = count % enquiryEvery === 0 ? undefined : (paths[count % paths.length] ?? '/');
    const asking = (path === undefined ? enquire() : read(path))
      .catch((error: unknown) => {
        failed.push(`${path ?? 'enquiry'}: ${error instanceof Error ? error.message : error}`);
      })
      .then(() => {
        times[path === undefined ? 'enquiry' : 'page'].push(performance.now() - started);
        running.delete(asking);
      });
    running.add(asking);
  }, 1000 / perSecond);
  return {
    failed,
    accepted,
    pages: () => summarise(times.page),
    enquiries: () => summarise(times.enquiry),
    /** Requests that were answered, with any status. */
    answered: () => count - running.size,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
