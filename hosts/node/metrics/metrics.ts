import process from 'node:process';
import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import type { Clock, Log, LogFields, Mailer } from '../../../enquiry/ports.ts';
import type { StoreWatch } from '../../../enquiry/store-watch.ts';
import { answerPromise } from '../../shared/answer-promise.ts';
import type { Visit } from '../http/watch-requests.ts';
import { version } from '../version.ts';
import { createCounters } from './counters.ts';
import { createStoreMetrics, type MetricsSource } from './store-metrics.ts';

export interface Metrics {
  /** The same log; its events are counted. */
  log(log: Log): Log;
  /** The same mailer; its mails are counted. */
  mailer(mailer: Mailer): Mailer;
  visited(visit: Visit): void;
  /** All metrics, as Prometheus reads them. Takes a second at most. */
  scrape(sources: Sources): Promise<string>;
  contentType: string;
}

export interface Sources {
  records: MetricsSource;
  watch: StoreWatch;
}

/** Milliseconds between two samples of the event loop's delay. */
const delayPrecision = 20;

/** Metrics of this process since its start. */
export function createMetrics(clock: Clock): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: delayPrecision });
  const counters = createCounters(registry);
  counters.build.set({ version, node: process.versions.node }, 1);
  counters.promised.set(answerPromise.minutes * 60);
  const storeMetrics = createStoreMetrics(clock, answerPromise, {
    acted: (act, count) => counters.acts.inc({ act }, count),
    answered: (promise) => counters.answered.inc({ promise }),
  });

  function noteEnquiry({ code, canary, quarantined, repeat }: LogFields): void {
    if (canary) return;
    if (code !== undefined) counters.refusals.inc({ code: String(code) });
    const stored = repeat ? 'repeated' : quarantined ? 'quarantined' : 'accepted';
    counters.enquiries.inc({ outcome: code === undefined ? stored : 'refused' });
  }

  return {
    log: (log) => ({
      info(event, fields) {
        if (event === 'enquiry' && fields) noteEnquiry(fields);
        log.info(event, fields);
      },
      error(event, fields) {
        counters.errors.inc({ event });
        log.error(event, fields);
      },
    }),
    mailer: (mailer) => ({
      ...mailer,
      async send(mail, signal) {
        const outcome = await mailer.send(mail, signal);
        counters.mails.inc({ result: outcome.kind });
        return outcome;
      },
    }),
    visited({ route, status, milliseconds }) {
      counters.requests.inc({ route: route.name, status });
      counters.durations.observe({ kind: route.kind }, milliseconds / 1000);
    },
    async scrape({ records, watch }) {
      counters.storeUp.set(watch.isAway() ? 0 : 1);
      counters.storeErrors.reset();
      counters.storeErrors.inc(watch.failures());
      const stored = await storeMetrics(records);
      counters.waiting.set(stored.waiting);
      counters.oldest.set(stored.oldestSeconds);
      counters.unanswered.set(stored.unanswered);
      counters.oldestUnanswered.set(stored.oldestStaffedSeconds);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
