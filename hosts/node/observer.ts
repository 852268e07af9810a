import type { Server } from 'node:http';
import type { Log, Mailer } from '../../enquiry/ports.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import type { Config } from '../settings/read-settings.ts';
import { createRouteOf } from './http/route-of.ts';
import { type Visit, watchRequests } from './http/watch-requests.ts';
import type { Sources } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { StaticFiles } from './static/static-files.ts';

/** Watches the server at work, as far as the settings ask for it. */
export interface Observer {
  /** The same log, counted. */
  log(log: Log): Log;
  /** The same mailer, counted. */
  mailer(mailer: Mailer): Mailer;
  /** Counts what the server answers, or writes it to the log. */
  watch(server: Server, site: StaticFiles): void;
  /**
   * Serves the metrics; resolves to their address, or to `undefined` without METRICS_PORT. Rejects
   * with a `SettingError`.
   */
  serve(sources: Sources): Promise<string | undefined>;
  stop(): void;
}

/** Prometheus' client is loaded only when METRICS_PORT is set. `everyLine` leaves no line out. */
export async function createObserver(
  { metricsPort, metricsHost, logVisits }: Config,
  everyLine: Log,
): Promise<Observer> {
  const address = metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost };
  const metrics = address && (await import('./metrics/metrics.ts')).createMetrics(systemClock);
  const writeVisit = ({ method, route, status, milliseconds }: Visit) =>
    everyLine.info('visit', { method, route: route.name, status, ms: milliseconds });
  let served: { url: string; stop(): void } | undefined;
  return {
    log: (log) => metrics?.log(log) ?? log,
    mailer: (mailer) => metrics?.mailer(mailer) ?? mailer,
    watch(server, site) {
      const listeners = [metrics?.visited, logVisits ? writeVisit : undefined];
      const active = listeners.filter((listener) => listener !== undefined);
      if (active.length === 0) return;
      watchRequests(server, createRouteOf(site), (visit) => {
        for (const listener of active) listener(visit);
      });
    },
    async serve(sources) {
      if (!address || !metrics) return undefined;
      served = await serveMetrics(address, metrics.contentType, () => metrics.scrape(sources));
      return served.url;
    },
    stop: () => served?.stop(),
  };
}
