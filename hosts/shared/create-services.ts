import type { Store } from '../../adapters/sql/store.ts';
import { commitments, replyTime } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { forms } from '../../content/forms.ts';
import { textOf } from '../../content/model/statement.ts';
import { staffPath } from '../../content/site-pages.ts';
import type { StaffActServices } from '../../enquiry/answering/handle-staff.ts';
import { createStaffLinks } from '../../enquiry/answering/links.ts';
import type { DeliverServices } from '../../enquiry/delivery/deliver.ts';
import type { HandleServices } from '../../enquiry/intake/handle.ts';
import { type GatherServices, gatherFacts } from '../../enquiry/letter/gather-facts.ts';
import { createAcknowledgementLimit } from '../../enquiry/limits/acknowledgement-limit.ts';
import type { BucketStore } from '../../enquiry/limits/bucket.ts';
import { createRateLimiter } from '../../enquiry/limits/rate-limiter.ts';
import { createStoreCapacity, type DiskSpace } from '../../enquiry/limits/store-capacity.ts';
import type { StoreWatch } from '../../enquiry/store-watch.ts';
import type { HousekeepingServices } from '../../enquiry/upkeep/housekeeping.ts';
import type { SettingsIn } from '../settings/read-settings.ts';
import { answerPromise } from './answer-promise.ts';
import { createCanaryPing } from './canary-ping.ts';
import { officeTime } from './office-time.ts';

/** What takes an enquiry, delivers it, lets staff act on it, and keeps the store in order. */
export type Services = HandleServices & StaffActServices & DeliverServices & HousekeepingServices;

/** What each host has of its own. */
interface OwnParts
  extends Pick<
      Services,
      'clock' | 'log' | 'mailer' | 'pagesBase' | 'wake' | 'isDraining' | 'noteEntry'
    >,
    Pick<GatherServices, 'visits' | 'hostHealth'> {
  /** Removes the files of these mails, where mails may be files. */
  forgetMails: Services['forgetMails'];
  /** Watched by `watch`. */
  store: Store;
  watch: StoreWatch;
  /** Where it is counted how much clients send. */
  buckets: BucketStore;
  /** Of the embedded store's disk; `undefined` where the disk is a database server's. */
  diskSpace: (() => Promise<DiskSpace>) | undefined;
}

type Settings = Pick<
  SettingsIn<'server'>,
  keyof SettingsIn<'server'> & keyof SettingsIn<'function'>
>;

/** Puts the enquiry function together, the same on both hosts. */
export function createServices(
  settings: Settings,
  { watch, buckets, diskSpace, visits, hostHealth, ...own }: OwnParts,
): Services {
  const { enquiriesFrom: from, enquiriesTo: to, siteUrl, rateLimitFactor } = settings;
  const { store, clock, log } = own;
  const facts = { records: store, visits, hostHealth, officeTime, promise: answerPromise };
  const limits = { buckets, keys: store, clock, rateLimitFactor };
  return {
    ...own,
    records: store,
    keys: store,
    sums: store,
    forms: new Map(forms.map((form) => [form.formType, form])),
    addresses: { from, to, siteUrl },
    mailDomain: from.slice(from.indexOf('@') + 1),
    allowedOrigins: new Set([siteUrl, ...settings.allowedOrigins]),
    limiter: watch.limiter(createRateLimiter(limits)),
    wrongTokens: watch.limiter(createRateLimiter({ ...limits, of: 'token ' })),
    capacity: watch.capacity(
      createStoreCapacity({ records: store, clock, diskSpace, rateLimitFactor }),
    ),
    mayAcknowledge: settings.acknowledge ? createAcknowledgementLimit(limits) : undefined,
    links: createStaffLinks(store, clock, siteUrl + staffPath),
    random: Math.random,
    officeTime,
    promise: answerPromise,
    expectation: {
      company: company.name,
      replyWithin: textOf(replyTime),
      phone: company.phone,
      email: company.email,
    },
    remind: settings.reminders ? (settings.remindersTo ?? to) : [],
    letterFacts: (week, now) => gatherFacts(facts, week, now),
    letterTo: settings.weeklyLetter ? (settings.letterTo ?? to) : [],
    reportCanary: createCanaryPing(settings.canaryPingUrl, clock, log),
    keep: {
      delivered: settings.retentionDays,
      quarantined: commitments.quarantineRetentionDays,
      clientHashes: commitments.clientKeyDays,
      dailySums: commitments.visitSumDays,
    },
  };
}
