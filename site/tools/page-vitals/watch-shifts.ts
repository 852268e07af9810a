/** Milliseconds between two shifts of one burst, and from the first to the last, which both stay below these. */
const limits = { pause: 1_000, burst: 5_000 };

const none = { first: 0, last: 0, sum: 0 };

const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
  entry.entryType === 'layout-shift';

/**
 * Tells the visit's CLS, as Google defines it (web.dev/articles/cls): the largest burst of layout shifts, those that
 * followed the visitor's input left out. What happened before is told first. Not `onCLS` of `web-vitals`, which of
 * all bursts before it watches tells the last one alone.
 * @returns Begins anew, when a page comes back from the browser's cache.
 */
export function watchShifts(found: (largest: number) => void): () => void {
  let burst = none;
  let largest = 0;
  const add = ({ startTime, value, hadRecentInput }: LayoutShift) => {
    if (hadRecentInput) return;
    const goesOn =
      burst.sum > 0 &&
      startTime - burst.last < limits.pause &&
      startTime - burst.first < limits.burst;
    burst = goesOn
      ? { first: burst.first, last: startTime, sum: burst.sum + value }
      : { first: startTime, last: startTime, sum: value };
    largest = Math.max(largest, burst.sum);
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isShift(entry)) add(entry);
    found(largest);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  return () => {
    burst = none;
    largest = 0;
  };
}
