import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createFileMailer, forgetMailFiles } from '../../adapters/mail/file-mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { type DeliveryWorker, startDelivery } from '../../enquiry/delivery/deliver.ts';
import type { Log } from '../../enquiry/ports.ts';
import { sampleLog } from '../../enquiry/sample-log.ts';
import { createStoreWatch } from '../../enquiry/store-watch.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import { startHousekeeping } from '../../enquiry/upkeep/housekeeping.ts';
import type { Config } from '../settings/read-settings.ts';
import { createServices } from '../shared/create-services.ts';
import { officeTime } from '../shared/office-time.ts';
import { createApp } from './http/app.ts';
import {
  closeHttpServer,
  createHttpServer,
  drainConnections,
  type ListenAddress,
  listen,
} from './http/http-server.ts';
import { limitConnections } from './http/limit-connections.ts';
import { createRouteOf } from './http/route-of.ts';
import { urlOf } from './http/url-of.ts';
import { nodeHealth } from './letter/server-health.ts';
import { createObserver } from './observer.ts';
import { openStore } from './open-store.ts';
import { addEarlierAssets, openSite } from './static/open-site.ts';
import { serveFile, serveNoFile } from './static/serve-static.ts';
import { countVisits, type VisitCounter } from './visits/count-visits.ts';

export interface RunningServer {
  /** Where a person opens it: 'http://localhost:3000'. */
  url: string;
  /** Where its metrics are; `undefined` without METRICS_PORT. */
  metricsUrl: string | undefined;
  /** Where mails are written; `undefined` when they are sent. */
  mailFolder: string | undefined;
  /** Finishes requests and mail in flight, then closes everything. Takes seconds at most. */
  stop(): Promise<void>;
}

/**
 * When the server stops: milliseconds for requests and for mails in flight, and for both together with
 * the store, which may hang.
 */
const grace = { requests: 4_000, mails: 3_000, work: 6_000 } as const;

/** Stands for a request whose URL cannot be parsed. */
const unreadable = { method: 'GET', target: '', acceptEncoding: undefined };

/**
 * Creates everything once and serves. Rejects with a `SettingError` for the operator.
 * @param listenOn Instead of the settings' port and host.
 */
export async function startServer(
  config: Config,
  everyLine: Log,
  listenOn: ListenAddress = config,
): Promise<RunningServer> {
  const ending = new AbortController();
  const observer = await createObserver(config, everyLine);
  const log = observer.log(sampleLog(everyLine, systemClock, ending.signal));
  const built = openSite(config);
  const { headers } = built;
  const opened = await openStore(config, 'server');
  const watch = createStoreWatch(log, systemClock);
  const store = watch.store(opened.store);
  const { site, securityText } = addEarlierAssets(built, config.dataDir, log);

  const mailFolder = join(config.dataDir, 'mail');
  let stopping = false;
  let draining = false;
  let delivery: DeliveryWorker | undefined;
  let visits: VisitCounter | undefined;
  const services = createServices(config, {
    ...opened,
    store,
    watch,
    mailer: observer.mailer(
      config.smtp ? createSmtpMailer(config.smtp) : createFileMailer(mailFolder),
    ),
    clock: systemClock,
    log,
    visits: opened.store,
    hostHealth: nodeHealth(config, opened),
    // The pages are on this host: a path leads back to them, whatever the host's name.
    pagesBase: '',
    wake: () => delivery?.wake(),
    isDraining: () => draining,
    noteEntry: (path) => visits?.noteEntry(path),
    // Mails may have become files before SMTP_URL was set.
    forgetMails: (messageIds) => forgetMailFiles(mailFolder, messageIds),
  });
  const app = createApp({
    services,
    isStopping: () => stopping,
    site,
    headers,
    proxies: config.trustedProxies,
    log,
    securityText,
  });
  const answer = getRequestListener(app.fetch, {
    // HTTP/1.0 needs no Host header.
    hostname: 'localhost',
    errorHandler: () => serveNoFile(site, headers, unreadable),
  });
  const server = createHttpServer((request, response) => {
    if (!serveFile(site, request, response)) answer(request, response);
  }, headers);
  limitConnections(server, config.trustedProxies, log);
  observer.watch(server, site);
  visits = countVisits(server, {
    sums: store,
    routeOf: createRouteOf(site),
    siteUrl: config.siteUrl,
    officeTime,
    clock: systemClock,
    log,
  });
  const counter = visits;
  const closeStore = async (error: unknown) => {
    await store.close();
    throw error;
  };
  const metricsUrl = await observer.serve({ records: store, watch }).catch(closeStore);
  const port = await listen(server, listenOn).catch(closeStore);

  delivery = startDelivery(services);
  const worker = delivery;
  const housekeeping = startHousekeeping(services);
  return {
    url: urlOf('host' in listenOn ? listenOn.host : undefined, port),
    metricsUrl,
    mailFolder: config.smtp ? undefined : mailFolder,
    async stop() {
      stopping = true;
      await drainConnections(server);
      draining = true;
      const ended = new AbortController();
      const work = Promise.all([
        closeHttpServer(server, grace.requests),
        worker.stop(grace.mails),
        housekeeping.stop(),
        counter.stop(),
      ]);
      await Promise.race([work, systemClock.sleep(grace.work, ended.signal)]);
      ended.abort();
      ending.abort();
      observer.stop();
      await store.close();
    },
  };
}
