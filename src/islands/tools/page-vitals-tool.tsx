import { useEffect, useState } from 'react';
import { BarsDrawing } from '../../figures/bars/bars.tsx';
import { Felt } from '../../figures/table.tsx';
import { ToolFrame, ToolIsland } from './tool-frame.tsx';
import { judgeVisit, loadTimeOf, resultOf, type Visit, type VitalName } from './vitals.ts';
import { vitalsBars, vitalsLimit, vitalsUnits } from './vitals-figure.ts';

const example = { LCP: 1500, INP: 80, CLS: 0 };

/** The Web Vitals of this page on this device, and a link to those of the visitor's website. */
export const PageVitalsTool = () => (
  <ToolIsland>
    <PageVitals />
  </ToolIsland>
);

function PageVitals() {
  const { visit, status } = useVisit();
  const verdicts = judgeVisit(visit ?? example);
  return (
    <ToolFrame
      name="The vitals of this page"
      figure={
        <Felt
          head={{
            kicker: visit ? "This page's speed, now" : "A website's speed",
            answer: loadTimeOf(verdicts),
            note: resultOf(verdicts),
          }}
          axis="amounts"
          isExample={!visit}
          isMade={verdicts.every(({ reading }) => reading?.isWithin !== false)}
        >
          <BarsDrawing bars={vitalsBars(verdicts)} units={vitalsUnits} limit={vitalsLimit} />
        </Felt>
      }
      fields={
        // A plain link to a website's field data: nothing is requested from Google.
        <a href="https://pagespeed.web.dev/" rel="noopener">
          Test your website in PageSpeed&nbsp;Insights
        </a>
      }
      message="Please check our website's Core Web Vitals. Address: "
      caption={<span key={status}>{captions[status]}</span>}
      howToRead="One diamond is a quarter of the limit; left of the line is good. Google calls the three LCP (Largest Contentful Paint), INP (Interaction to Next Paint; tap or type to measure it) and CLS (Cumulative Layout Shift: a share of the screen). It judges real visits over 28 days, at the 75th percentile (field data), not one visit or a test on one phone (lab data)."
    />
  );
}

/** Text beside the figure, by the state of the measurement. */
const captions = {
  measuring: 'An example, until your browser has measured this page.',
  measured: 'Measured by your browser when it loaded this page.',
  blocked: 'An example: your browser cannot measure this page, or a content blocker prevents it.',
};

/**
 * Milliseconds from which an interaction counts, the least that browsers allow. Before the first observer, browsers keep only
 * the first interaction and those of 104 ms or more.
 */
const durationThreshold = 16;

/** The entries that browsers need for at least one of the readings. */
const measured = ['largest-contentful-paint', 'event', 'layout-shift'];

/** This page's readings from `web-vitals`; undefined before the first. */
function useVisit() {
  const [readings, setReadings] = useState<Visit>();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const report = ({ name, value }: { name: VitalName; value: number }) =>
      setReadings((now) => ({ ...now, [name]: value }));
    const types = PerformanceObserver.supportedEntryTypes;
    if (!measured.some((type) => types.includes(type))) setBlocked(true);
    import('web-vitals')
      .then(({ onCLS, onINP, onLCP }) => {
        onLCP(report, { reportAllChanges: true });
        onINP(report, { reportAllChanges: true, durationThreshold });
        onCLS(report, { reportAllChanges: true });
      })
      .catch((error: unknown) => {
        console.error('This page is not measured:', error);
        setBlocked(true);
      });
  }, []);
  const status = readings ? 'measured' : isBlocked ? 'blocked' : 'measuring';
  return { visit: readings, status } as const;
}
