import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createFileMailer, forgetMailFiles } from '../../adapters/mail/file-mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { commitments } from '../../content/commitments.ts';
import { forms } from '../../content/forms.ts';
import { type DeliveryWorker, startDelivery } from '../../enquiry/delivery/deliver.ts';
import type { HandleServices } from '../../enquiry/intake/handle.ts';
import { createFloodWatch } from '../../enquiry/limits/flood-watch.ts';
import { createRoom } from '../../enquiry/limits/room.ts';
import type { Log } from '../../enquiry/ports.ts';
import { sampleLog } from '../../enquiry/sample-log.ts';
import { createStoreWatch } from '../../enquiry/store-watch.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import { startHousekeeping } from '../../enquiry/upkeep/housekeeping.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { closeHttpServer, createHttpServer, listen, partFromClients } from './http/http-server.ts';
import { limitConnections } from './http/limit-connections.ts';
import { readPolicyHashes, securityHeaders } from './http/security-headers.ts';
import { securityTextPath } from './http/security-text.ts';
import { openStore } from './open-store.ts';
import { keepAssets } from './static/earlier-assets.ts';
import { serveFile, serveNoFile } from './static/serve-static.ts';
import {
  currentSite,
  readAssets,
  readStaticFiles,
  type StaticFile,
  type StaticFiles,
} from './static/static-files.ts';

export interface RunningServer {
  /** Where a person opens it: 'http://localhost:3000'. */
  url: string;
  /** Where mails are written; `undefined` when they are sent. */
  mailFolder: string | undefined;
  /** Answers what runs, sends what is being sent, closes everything. Takes seconds at most. */
  stop(): Promise<void>;
}

/**
 * Milliseconds for running requests, for mails that are being sent, and for all work with the store,
 * which may stand still, when the server stops.
 */
const grace = { requests: 4_000, mails: 3_000, work: 6_000 } as const;

/** As what a request without a readable address is answered. */
const nowhere = { method: 'GET', target: '', acceptEncoding: undefined };

/** Builds everything once and serves. Rejects with a `SettingError` for the operator. */
export async function startServer(config: Config, everyLine: Log): Promise<RunningServer> {
  const ending = new AbortController();
  const log = sampleLog(everyLine, systemClock, ending.signal);
  const siteDir = currentSite(config.siteDir);
  const hashes = readPolicyHashes(join(dirname(siteDir), 'policy.json'));
  const headers = securityHeaders(hashes, config.functionOrigin);
  const built = readStaticFiles(siteDir, headers);
  const opened = await openStore(config, 'server');
  const watch = createStoreWatch(log, systemClock);
  const store = watch.store(opened.store);
  const earlier = assetsOfEarlierBuilds(siteDir, config.dataDir, headers, log);
  const files = new Map([...earlier, ...built.files]);
  const securityText = files.get(securityTextPath)?.identity.body;
  files.delete(securityTextPath);
  const site: StaticFiles = { ...built, files };

  let stopping = false;
  let draining = false;
  let delivery: DeliveryWorker | undefined;
  const enquiries: HandleServices = {
    forms: new Map(forms.map((form) => [form.formType, form])),
    store,
    limiter: watch.limiter(opened.limiter),
    room: createRoom({
      records: store,
      clock: systemClock,
      diskSpace: opened.diskSpace,
      factor: config.rateLimitPerMinute,
    }),
    floodWatch: createFloodWatch(store, systemClock, log),
    clock: systemClock,
    log,
    mailDomain: config.enquiriesFrom.slice(config.enquiriesFrom.indexOf('@') + 1),
    allowedOrigins: new Set([config.siteUrl, ...config.allowedOrigins]),
    // The pages are on this host: a path leads back to them, whatever name it goes by.
    pagesBase: '',
    wake: () => delivery?.wake(),
    isDraining: () => draining,
  };
  const app = createApp({
    enquiries,
    isStopping: () => stopping,
    site,
    headers,
    proxies: config.trustedProxies,
    log,
    securityText: securityText && new TextDecoder().decode(securityText),
  });
  const answer = getRequestListener(app.fetch, {
    // HTTP/1.0 needs no Host header.
    hostname: 'localhost',
    // A request whose address makes no URL.
    errorHandler: () => serveNoFile(site, headers, nowhere),
  });
  const server = createHttpServer((request, response) => {
    if (!serveFile(site, request, response)) answer(request, response);
  }, headers);
  limitConnections(server, config.trustedProxies, log);
  const port = await listen(server, config.listenOn).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  const mailFolder = join(config.dataDir, 'mail');
  const mailer = config.smtp ? createSmtpMailer(config.smtp) : createFileMailer(mailFolder);
  const addresses = {
    from: config.enquiriesFrom,
    to: config.enquiriesTo,
    siteUrl: config.siteUrl,
  };
  delivery = startDelivery({
    store,
    mailer,
    clock: systemClock,
    log,
    random: Math.random,
    addresses,
  });
  const worker = delivery;
  const housekeeping = startHousekeeping({
    ...enquiries,
    records: store,
    floods: store,
    mailer,
    addresses,
    // Mails may have become files before SMTP_URL was set.
    forgetMails: (messageIds) => forgetMailFiles(mailFolder, messageIds),
    keep: {
      delivered: config.retentionDays,
      quarantined: commitments.quarantineRetentionDays,
      clientMarks: commitments.clientKeyDays,
    },
  });
  return {
    url: `http://${hostForPeople('host' in config.listenOn ? config.listenOn.host : undefined)}:${port}`,
    mailFolder: config.smtp ? undefined : mailFolder,
    async stop() {
      stopping = true;
      await partFromClients(server);
      draining = true;
      const ended = new AbortController();
      const work = Promise.all([
        closeHttpServer(server, grace.requests),
        worker.stop(grace.mails),
        housekeeping.stop(),
      ]);
      await Promise.race([work, systemClock.sleep(grace.work, ended.signal)]);
      ended.abort();
      ending.abort();
      await store.close();
    },
  };
}

/** A disk that is full must not keep the site from being served. */
function assetsOfEarlierBuilds(
  siteDir: string,
  dataDir: string,
  headers: Readonly<Record<string, string>>,
  log: Log,
): readonly (readonly [string, StaticFile])[] {
  try {
    const folders = keepAssets(join(siteDir, 'assets'), join(dataDir, 'assets'), Date.now());
    return folders.flatMap((folder) => [...readAssets(folder, headers)]);
  } catch (error) {
    log.error('earlier_assets_lost', { reason: error instanceof Error ? error.message : '' });
    return [];
  }
}

function hostForPeople(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
