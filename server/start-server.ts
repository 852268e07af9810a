import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createFileMailer } from '../adapters/mailer-file.ts';
import { createSmtpMailer } from '../adapters/mailer-smtp.ts';
import { openSqliteStore } from '../adapters/store-sqlite.ts';
import { forms } from '../content/forms.ts';
import { type DeliveryWorker, startDelivery } from '../enquiry/deliver.ts';
import type { HandleServices } from '../enquiry/handle.ts';
import { type EnquiryStore, type Log, StoreUnavailable } from '../enquiry/ports.ts';
import { createRateLimiter } from '../enquiry/rate-limit.ts';
import { systemClock } from '../enquiry/system-clock.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { readStyleHashes, securityHeaders } from './headers.ts';
import { closeHttpServer, createHttpServer, listen } from './http-server.ts';
import { serveStatic } from './serve-static.ts';
import { SettingError } from './setting-error.ts';
import { readStaticFiles } from './static-files.ts';

export interface RunningServer {
  /** Where a person opens it: 'http://localhost:3000'. */
  url: string;
  /** Where mails are written; `undefined` when they are sent. */
  mailFolder: string | undefined;
  /** Answers what runs, sends what is being sent, closes everything. Takes seconds at most. */
  stop(): Promise<void>;
}

/** Milliseconds for running requests, and for mails that are being sent, when the server stops. */
const grace = { requests: 4_000, mails: 3_000 } as const;

/** Builds everything once and serves. Rejects with a `SettingError` for the operator. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const styleHashes = readStyleHashes(join(dirname(config.siteDir), 'policy.json'));
  const headers = securityHeaders(styleHashes, config.functionOrigin);
  const site = readStaticFiles(config.siteDir, headers);
  const store = openStore(config.dataDir);

  let draining = false;
  let delivery: DeliveryWorker | undefined;
  const enquiries: HandleServices = {
    forms: new Map(forms.map((form) => [form.formType, form])),
    store,
    limiter: createRateLimiter(config.rateLimitPerMinute, systemClock),
    clock: systemClock,
    log,
    mailDomain: config.enquiriesFrom.slice(config.enquiriesFrom.indexOf('@') + 1),
    allowedOrigins: new Set([config.siteUrl, ...config.allowedOrigins]),
    // The pages are on this host: a path leads back to them, whatever name it goes by.
    pagesBase: '',
    wake: () => delivery?.wake(),
    isDraining: () => draining,
  };
  const app = createApp({ enquiries, site, headers, proxies: config.trustedProxies, log });
  const nowhere = { method: 'GET', target: '', acceptEncoding: undefined, ifNoneMatch: undefined };
  const server = createHttpServer(app.fetch, () => serveStatic(site, headers, nowhere), headers);
  const port = await listen(server, config.port, config.host).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  const mailFolder = config.smtp ? undefined : join(config.dataDir, 'mail');
  delivery = startDelivery({
    store,
    mailer: config.smtp
      ? createSmtpMailer(config.smtp)
      : createFileMailer(join(config.dataDir, 'mail')),
    clock: systemClock,
    log,
    random: Math.random,
    addresses: {
      from: config.enquiriesFrom,
      to: config.enquiriesTo,
      siteUrl: config.siteUrl,
    },
  });
  const worker = delivery;
  return {
    url: `http://${hostForPeople(config.host)}:${port}`,
    mailFolder,
    async stop() {
      draining = true;
      await Promise.all([closeHttpServer(server, grace.requests), worker.stop(grace.mails)]);
      await store.close();
    },
  };
}

function openStore(dataDir: string): EnquiryStore {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
    return openSqliteStore(join(dataDir, 'enquiries.db'));
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      throw new SettingError(
        'DATA_DIR',
        `cannot use ${join(dataDir, 'enquiries.db')}: ${error.message}`,
      );
    }
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new SettingError(
      'DATA_DIR',
      `cannot write to ${dataDir} (${error.code}); allow this user to write there, or set another folder`,
    );
  }
}

/** Step by step: Node's recursive mkdir never returns for a folder below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function hostForPeople(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
