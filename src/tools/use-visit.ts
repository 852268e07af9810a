import { useEffect, useState } from 'react';
import type { Visit, VitalName } from './vitals.ts';

/**
 * Milliseconds from which an interaction counts: the least that browsers allow. Of those before the first observer,
 * browsers keep only the first one and those of 104 ms or more.
 */
const shortest = 16;

/**
 * The readings of this page, as `web-vitals` measures them; nothing before the first. A page that the router opened has
 * none: the browser's readings are those of the page that it loaded.
 */
export function useVisit(): Visit | undefined {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => {
    let isShown = true;
    const report = ({ name, value }: { name: VitalName; value: number }) => {
      if (isShown) setVisit((before) => ({ ...before, [name]: value }));
    };
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== location.pathname) return;
    import('web-vitals')
      .then(({ onCLS, onINP, onLCP }) => {
        onLCP(report, { reportAllChanges: true });
        onINP(report, { reportAllChanges: true, durationThreshold: shortest });
        onCLS(report, { reportAllChanges: true });
      })
      // Without it, the page keeps its example.
      .catch((error: unknown) => console.error('This page is not measured:', error));
    return () => {
      isShown = false;
    };
  }, []);
  return visit;
}
