import { type INPMetric, type LCPMetric, onFCP, onINP, onLCP } from 'web-vitals';
import type { Visit, VitalName } from './judge-visit.ts';
import { watchShifts } from './watch-shifts.ts';

/**
 * Milliseconds from which an interaction counts: the least that browsers allow. Of those before the
 * first watcher, browsers keep only the first one and those of 104 ms or more.
 */
const shortest = 16;

/**
 * Milliseconds in which a browser tells what it measured before anybody watched. Told one by one, the
 * readings would move what shows them.
 */
const settleTime = 300;

const watchers = new Set<() => void>();
let readings: Visit | undefined;

/** Whether this browser has what `web-vitals` needs for a measure. */
const canMeasure = {
  LCP: () => PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'),
  INP: () =>
    'PerformanceEventTiming' in globalThis && 'interactionId' in PerformanceEventTiming.prototype,
  CLS: () => PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
} as const satisfies Record<VitalName, () => boolean>;

function noReadings(): Visit {
  const first = (name: VitalName) => (canMeasure[name]() ? 'waiting' : 'not-measured');
  return { LCP: first('LCP'), INP: first('INP'), CLS: first('CLS') };
}

function change(to: Partial<Visit>): void {
  readings = { ...noReadings(), ...readings, ...to };
  for (const tell of watchers) tell();
}

/** Once per document: the observers of `web-vitals` stay as long as it does. */
function start(): Visit {
  // A page that comes back from the browser's cache is measured again, as a new visit.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) change(noReadings());
  });
  const report = ({ name, value }: LCPMetric | INPMetric) => change({ [name]: value });
  onLCP(report, { reportAllChanges: true });
  onINP(report, { reportAllChanges: true, durationThreshold: shortest });
  let beginAnew: (() => void) | undefined;
  const watchAnew = () => {
    beginAnew?.();
    change({ CLS: 0 });
    beginAnew ??= watchShifts((CLS) => change({ CLS }));
  };
  // Told again when the page comes back from the browser's cache, and never of one loaded in the background.
  if (canMeasure.CLS()) onFCP(watchAnew);
  return noReadings();
}

/** Whether the router opened this page, or came back to it: the browser's readings are those of the page it loaded. */
function isOpenedByRouter(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isElsewhere = loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
  return isElsewhere || document.documentElement.dataset.toolPageLeft !== undefined;
}

/**
 * Tells the readings of this visit, what happened before included, soon and whenever they change. A page that the
 * router opened has none.
 * @returns Ends the telling.
 */
export function watchVisit(found: (visit: Visit) => void): () => void {
  if (isOpenedByRouter()) return () => {};
  readings ??= start();
  const tell = () => {
    if (readings) found(readings);
  };
  const begin = setTimeout(() => {
    watchers.add(tell);
    tell();
  }, settleTime);
  return () => {
    clearTimeout(begin);
    watchers.delete(tell);
  };
}
