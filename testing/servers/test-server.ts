import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LogFields } from '../../enquiry/ports.ts';
import { functionPath } from '../../hosts/node/http/app.ts';
import { startServer } from '../../hosts/node/start-server.ts';
import { readConfig } from '../../hosts/settings/read-settings.ts';
import { type SmtpInbox, startSmtpInbox } from '../mail/smtp-inbox.ts';

/** The function on any host, with a real SMTP server. */
export interface TestFunction {
  url: string;
  inbox: SmtpInbox;
  /** The lines of the log. */
  readonly log: readonly string[];
  /** POSTs to the function; an object is sent as JSON. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  stop(): Promise<void>;
}

export interface TestServer extends TestFunction {
  port: number;
  /** The store's file. */
  database: string;
  /** Sends raw bytes. Resolves to everything received until the connection ends. */
  raw(text: string): Promise<string>;
}

/** A small site: a home page, a page, a not-found page, and an asset in three codings. */
const testSite: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': '<!doctype html><title>Home</title>',
  'it/index.html': '<!doctype html><title>IT</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'robots.txt': 'User-agent: *\n',
  'assets/main-1a2b.js': 'export {};\n',
  'assets/main-1a2b.js.br': brotliCompressSync('export {};\n'),
  'assets/main-1a2b.js.gz': gzipSync('export {};\n'),
};

/** Writes the test site and its policy under `root`, as the build does. */
export function writeTestSite(root: string): string {
  const site = join(root, 'dist', 'site');
  for (const [name, content] of Object.entries(testSite)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), content);
  }
  writeFileSync(
    join(root, 'dist', 'policy.json'),
    '{"scriptHashes":["sha256-c2NyaXB0"],"styleHashes":["sha256-dGVzdA=="]}',
  );
  return site;
}

/**
 * The whole server in this process, on a free port, with its own folder, the test site and a real
 * SMTP server. It trusts this machine as a proxy, so a test can be any client through
 * X-Forwarded-For.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const root = mkdtempSync(join(tmpdir(), 'server-'));
  const inbox = await startSmtpInbox();
  const log: string[] = [];
  const write = (event: string, fields?: LogFields) =>
    log.push(JSON.stringify({ event, ...fields }));
  const dataDir = join(root, 'data');
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SITE_DIR: writeTestSite(root),
    SMTP_URL: inbox.url,
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  });
  const server = await startServer(config, { info: write, error: write });
  const port = Number(new URL(server.url).port);
  return {
    url: server.url,
    port,
    database: join(dataDir, 'enquiries.db'),
    inbox,
    log,
    post: (body, headers) => postTo(server.url, body, headers),
    raw: (text) => exchange(port, text),
    async stop() {
      await server.stop();
      await inbox.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** POSTs to the function at `url`; an object is sent as JSON. */
export function postTo(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url + functionPath, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** POSTs one KiB at a time, at most 5 MB. Resolves to the answer and the number of KiB sent. */
export async function postEndlessly(url: string): Promise<{ answer: Response; sent: number }> {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 5_000) controller.close();
      else controller.enqueue(new Uint8Array(1024).fill(120));
    },
  });
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  };
  const answer = await fetch(url + functionPath, request);
  return { answer, sent };
}

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
