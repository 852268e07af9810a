import type { IncomingMessage, Server } from 'node:http';
import { isbot } from 'isbot';
import { staffPath } from '../../../content/site-pages.ts';
import type { DailyCount, DailySums, SumKind } from '../../../enquiry/letter/daily-sums.ts';
import type { OfficeTime } from '../../../enquiry/office-time.ts';
import { type Clock, type Log, StoreUnavailable } from '../../../enquiry/ports.ts';
import { traceOf } from '../../../enquiry/trace-of.ts';
import type { Route } from '../http/route-of.ts';
import { splitTarget } from '../static/serve-static.ts';

export interface VisitCounter {
  /**
   * Counts the page on which a visit began that led to an enquiry.
   * @param path As the browser says it: anything. Only the path of a page of ours is kept.
   */
  noteEntry(path: string): void;
  /** Writes what was counted since the last time. */
  stop(): Promise<void>;
}

interface CountServices {
  sums: Pick<DailySums, 'addSums'>;
  routeOf: (target: string) => Route;
  /** Where the site is: what follows from there is no visit from elsewhere. */
  siteUrl: string;
  officeTime: OfficeTime;
  clock: Clock;
  log: Log;
}

/** Milliseconds between two writes; what was counted since is lost when the machine dies. */
const interval = 60_000;

/** Names of one kind in memory between two writes. */
const mostHeld = 1_000;

/** An address that can stand in a letter: no query, and no digits, which phone numbers and secret links are made of. */
const plainAddress = /^\/[a-z_./-]{0,99}$/i;

/**
 * Counts pages that people open, as sums of a day: no address, no program's name, no cookie. Programs
 * that say what they are, and pages that a browser fetches ahead, are not counted.
 */
export function countVisits(server: Server, services: CountServices): VisitCounter {
  const { sums, routeOf, siteUrl, officeTime, clock, log } = services;
  const ownHost = new URL(siteUrl).host;
  let held = new Map<SumKind, Map<string, DailyCount>>();

  function count(kind: SumKind, name: string): void {
    const ofKind = held.get(kind) ?? new Map<string, DailyCount>();
    held.set(kind, ofKind);
    const known = ofKind.get(name);
    if (known) known.count += 1;
    else if (ofKind.size < mostHeld) ofKind.set(name, { kind, name, count: 1 });
  }

  function note(request: IncomingMessage, route: Route, status: number): void {
    const { url = '', headers } = request;
    const from = hostOf(headers.referer);
    if (isCounted(route) && (status === 200 || status === 304)) {
      count('page', route.name);
      if (from !== undefined && from !== ownHost && from !== headers.host) count('from', from);
    } else if (status === 404 && from !== undefined) {
      const [path] = splitTarget(url);
      if (plainAddress.test(path)) count('missing', path);
    }
  }

  server.prependListener('request', (request, response) => {
    const route = routeOf(request.url ?? '');
    // Most requests stop here: listening to an answer costs time.
    if (route.kind === 'file' || request.method !== 'GET' || !isPerson(request)) return;
    response.once('finish', () => note(request, route, response.statusCode));
  });

  async function write(): Promise<void> {
    const counts = [...held.values()].flatMap((ofKind) => [...ofKind.values()]);
    held = new Map();
    if (counts.length === 0) return;
    try {
      await sums.addSums(officeTime.dayOf(clock.now()), counts);
    } catch (error) {
      // Nothing that a visitor sends may stop the server.
      const why = error instanceof StoreUnavailable ? { reason: error.message } : traceOf(error);
      log.error('visits_not_counted', why);
    }
  }

  const ending = new AbortController();
  const writing = (async () => {
    while (!ending.signal.aborted) {
      await clock.sleep(interval, ending.signal);
      await write();
    }
  })();

  return {
    noteEntry(path) {
      const route = routeOf(path);
      if (isCounted(route)) count('entry', route.name);
    },
    async stop() {
      ending.abort();
      await writing;
    },
  };
}

const isCounted = ({ kind, name }: Route) => kind === 'page' && name !== staffPath;

/** Whether a person opens a page: no program that says so, and no browser that fetches ahead. */
function isPerson({ headers }: IncomingMessage): boolean {
  const { 'user-agent': program, 'sec-fetch-dest': destination = 'document' } = headers;
  if (program === undefined || destination !== 'document') return false;
  const ahead = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return !ahead.includes('prefetch') && !isbot(program);
}

/** A network address, also as providers write it into the names of their customers' machines. */
const networkAddress = /\d+([.-])\d+\1\d+\1\d+/;

/**
 * The host of the page on which a link was followed, if it has a name without a network address; nothing else of it is
 * looked at.
 */
function hostOf(referer: string | undefined): string | undefined {
  const url = referer === undefined ? null : URL.parse(referer);
  if (!url || !/^https?:$/.test(url.protocol) || url.host.length > 100) return undefined;
  return url.hostname.startsWith('[') || networkAddress.test(url.hostname) ? undefined : url.host;
}
