import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import { acts } from '../../../enquiry/answering/acts.ts';
import { refusals } from '../../../enquiry/intake/refusal.ts';

/** Seconds: a page from memory takes less than one thousandth, an enquiry a write to the disk. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Errors that docs/running.md says to alert on: each has a counter before it first happens. */
const alerts = [
  'alarm_not_delivered',
  'alert_not_delivered',
  'canary_lost',
  'canary_not_reported',
  'chore_failed',
  'connection_refused',
  'delivery_stopped',
  'enquiry_not_delivered',
  'flood',
  'internal_error',
  'mail_server_away',
  'not_scrubbed',
  'store_full',
  'store_unavailable',
];

/** Everything that is counted. Counters exist from the start, at 0. */
export function createCounters(registry: Registry) {
  const registers = [registry];
  const counters = {
    requests: new Counter({
      name: 'website_http_requests_total',
      help: 'Requests that were answered, by route and status. Paths that do not exist are "other".',
      labelNames: ['route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'website_http_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its answer, by kind of route.',
      labelNames: ['kind'],
      buckets: durations,
      registers,
    }),
    enquiries: new Counter({
      name: 'website_enquiries_total',
      help: 'Enquiries by outcome, without the daily test.',
      labelNames: ['outcome'],
      registers,
    }),
    refusals: new Counter({
      name: 'website_enquiries_refused_total',
      help: 'Refused enquiries by the code of the answer; "rate" is a spent allowance.',
      labelNames: ['code'],
      registers,
    }),
    mails: new Counter({
      name: 'website_mail_attempts_total',
      help: 'Tries to send a mail, by result; acknowledgements to senders are counted too.',
      labelNames: ['result'],
      registers,
    }),
    errors: new Counter({
      name: 'website_errors_total',
      help: 'Errors in the log by event, those that the log leaves out included.',
      labelNames: ['event'],
      registers,
    }),
    storeErrors: new Counter({
      name: 'website_store_errors_total',
      help: 'Failures of the database or its disk.',
      registers,
    }),
    storeUp: new Gauge({
      name: 'website_store_up',
      help: '1 while enquiries can be stored, 0 since the store failed.',
      registers,
    }),
    waiting: new Gauge({
      name: 'website_outbox_waiting',
      help: 'Mails to staff that wait in the outbox, shared by all instances; NaN while the store does not answer.',
      registers,
    }),
    oldest: new Gauge({
      name: 'website_outbox_oldest_seconds',
      help: 'How long the oldest waiting mail to staff has waited; NaN while the store does not answer.',
      registers,
    }),
    unanswered: new Gauge({
      name: 'website_enquiries_unanswered',
      help: 'Enquiries that nobody has answered or set aside, shared by all instances; NaN while the store does not answer.',
      registers,
    }),
    oldestUnanswered: new Gauge({
      name: 'website_enquiries_oldest_unanswered_staffed_seconds',
      help: 'How long the oldest of them has waited while staff worked; NaN while the store does not answer.',
      registers,
    }),
    promised: new Gauge({
      name: 'website_enquiries_promised_staffed_seconds',
      help: 'Within how long an enquiry is to be answered.',
      registers,
    }),
    answered: new Counter({
      name: 'website_enquiries_answered_total',
      help: 'Enquiries that were marked as answered for the first time, by whether the promised time was kept. Every instance counts those of all, since its own start: take the maximum, not the sum.',
      labelNames: ['promise'],
      registers,
    }),
    acts: new Counter({
      name: 'website_staff_acts_total',
      help: 'What staff did with enquiries, by link or command, and what retention erased. Every instance counts those of all, since its own start.',
      labelNames: ['act'],
      registers,
    }),
    build: new Gauge({
      name: 'website_build_info',
      help: 'Always 1; its labels say what runs.',
      labelNames: ['version', 'node'],
      registers,
    }),
  };
  for (const outcome of ['accepted', 'quarantined', 'repeated', 'refused']) {
    counters.enquiries.inc({ outcome }, 0);
  }
  for (const code of Object.keys(refusals)) counters.refusals.inc({ code }, 0);
  for (const result of ['delivered', 'again', 'refused', 'unreachable']) {
    counters.mails.inc({ result }, 0);
  }
  for (const promise of ['kept', 'missed']) counters.answered.inc({ promise }, 0);
  for (const act of acts) counters.acts.inc({ act }, 0);
  for (const event of alerts) counters.errors.inc({ event }, 0);
  return counters;
}
