import { useEffect, useState } from 'react';
import { Table } from '../figures/table.tsx';
import { ToolFrame, type ToolProps } from './tool-frame.tsx';
import type { Visit, VitalName } from './vitals.ts';
import { vitalsFigure } from './vitals-figure.ts';

const example = { LCP: 1500, INP: 80, CLS: 0 };

/** This page on this device, and where visitors find the same of their own website. */
export function PageVitalsTool({ ball, form }: ToolProps) {
  const visit = useVisit();
  const figure = visit
    ? vitalsFigure(visit, "This page's speed, now")
    : vitalsFigure(example, "A website's speed");
  return (
    <ToolFrame
      form={form}
      name="The vitals of this page"
      cloth={<Table figure={figure} own={ball} />}
      fields={
        // Google's page with the field data of a website: nothing is requested from there.
        <a href="https://pagespeed.web.dev/" rel="noopener">
          Look up your website on Google's PageSpeed&nbsp;Insights
        </a>
      }
      message="Please measure our website's Core Web Vitals (LCP, INP and CLS): in the field, if Google has data for it, and in the lab. Its address: "
      caption="An example, until your browser has measured this page. Google judges real visits over 28 days (field data), not one visit or a test on one phone (lab data). One diamond is a quarter of the limit."
    />
  );
}

/**
 * Milliseconds from which an interaction counts: the least that browsers allow. Of those before the first observer,
 * browsers keep only the first one and those of 104 ms or more.
 */
const shortest = 16;

/**
 * The readings of this page, as `web-vitals` measures them; nothing before the first. A page that the router opened has
 * none: the browser's readings are those of the page that it loaded.
 */
function useVisit(): Visit | undefined {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => {
    const report = ({ name, value }: { name: VitalName; value: number }) =>
      setVisit((before) => ({ ...before, [name]: value }));
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
  }, []);
  return visit;
}
