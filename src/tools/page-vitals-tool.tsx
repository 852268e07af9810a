import { useEffect, useState } from 'react';
import { Table } from '../figures/table.tsx';
import { ToolFrame, type ToolProps } from './tool-frame.tsx';
import type { Visit, VitalName } from './vitals.ts';
import { vitalsFigure } from './vitals-figure.ts';

const example = { LCP: 1500, INP: 80, CLS: 0 };

/** The Web Vitals of this page on this device, and a link to those of the visitor's website. */
export function PageVitalsTool({ ball, form }: ToolProps) {
  const visit = useVisit();
  const figure = visit
    ? vitalsFigure(visit, "This page's speed, now")
    : vitalsFigure(example, "A website's speed");
  return (
    <ToolFrame
      form={form}
      name="The vitals of this page"
      figure={<Table figure={figure} own={ball} />}
      fields={
        // A plain link to a website's field data: nothing is requested from Google.
        <a href="https://pagespeed.web.dev/" rel="noopener">
          Look up your website on Google's PageSpeed&nbsp;Insights
        </a>
      }
      message="Please check our website's Core Web Vitals. Address: "
      caption="An example, until your browser has measured this page. Google judges real visits over 28 days, at the 75th percentile (field data), not one visit or a test on one phone (lab data). One diamond is a quarter of the limit."
    />
  );
}

/**
 * Milliseconds from which an interaction counts, the least that browsers allow. Before the first observer, browsers keep only
 * the first interaction and those of 104 ms or more.
 */
const durationThreshold = 16;

/**
 * This page's readings from `web-vitals`; undefined before the first. A page that the router opened has none, because the
 * browser measures the page that it loaded.
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
        onINP(report, { reportAllChanges: true, durationThreshold });
        onCLS(report, { reportAllChanges: true });
      })
      // The page keeps its example.
      .catch((error: unknown) => console.error('This page is not measured:', error));
  }, []);
  return visit;
}
