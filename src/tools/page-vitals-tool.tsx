import { useEffect, useRef, useState } from 'react';
import type { EnquiryForm } from '../../content/types/form.ts';
import { FigureTable } from '../figures/figure-table.tsx';
import { useDraft } from '../form/drafts.tsx';
import { ToolFrame, type ToolProps } from './tool-frame.tsx';
import type { Visit, VitalName } from './vitals.ts';
import { vitalsFigure } from './vitals-figure.ts';

const example = { LCP: 1500, INP: 80, CLS: 0 };

/** The Web Vitals of this page on this device, and a link to those of the visitor's website. */
export function PageVitalsTool({ ballNumber, form }: ToolProps) {
  const { visit, status } = useVisit(form);
  const figure = visit
    ? vitalsFigure(visit, "This page's speed, now")
    : vitalsFigure(example, "A website's speed");
  return (
    <ToolFrame
      form={form}
      name="The vitals of this page"
      figure={<FigureTable drawing={figure} ballNumber={ballNumber} />}
      fields={
        // A plain link to a website's field data: nothing is requested from Google.
        <a href="https://pagespeed.web.dev/" rel="noopener">
          Look up your website on Google's PageSpeed&nbsp;Insights
        </a>
      }
      message="Please check our website's Core Web Vitals. Address: "
      caption={<span key={status}>{captions[status]}</span>}
      howToRead="One diamond is a quarter of the limit. LCP: Largest Contentful Paint. INP: Interaction to Next Paint; tap or type to measure it. CLS: Cumulative Layout Shift. Google judges real visits over 28 days, at the 75th percentile (field data), not one visit or a test on one phone (lab data)."
    />
  );
}

/** Text beside the figure, by the state of the measurement. */
const captions = {
  measuring: 'An example, until your browser has measured this page.',
  measured: 'Measured by your browser when it loaded this page.',
  opened: 'An example: browsers measure a page as they load it. Reload this page to see its speed.',
  blocked: 'An example: your browser cannot measure this page, or a content blocker prevents it.',
};

/**
 * Milliseconds from which an interaction counts, the least that browsers allow. Before the first observer, browsers keep only
 * the first interaction and those of 104 ms or more.
 */
const durationThreshold = 16;

/** The entries that browsers need for at least one of the readings. */
const measured = ['largest-contentful-paint', 'event', 'layout-shift'];

/**
 * This page's readings from `web-vitals`; undefined before the first. They end when the visitor leaves the page: the browser
 * measures the page that it loaded, and those that the router opens after it as if they were the same.
 */
function useVisit({ formType }: EnquiryForm) {
  const { draft, changeDraft } = useDraft(formType);
  const [obstacle, setObstacle] = useState<'opened' | 'blocked'>();
  const wasMeasured = useRef(draft.readings !== undefined);
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const isOpened = loaded && new URL(loaded.name).pathname !== location.pathname;
    if (isOpened || wasMeasured.current) return setObstacle('opened');
    let isHere = true;
    const set = (readings: Visit) =>
      changeDraft((now) => ({ ...now, readings: { ...now.readings, ...readings } }));
    const report = ({ name, value }: { name: VitalName; value: number }) => {
      if (isHere) set({ [name]: value });
    };
    set({});
    const types = PerformanceObserver.supportedEntryTypes;
    if (!measured.some((type) => types.includes(type))) setObstacle('blocked');
    import('web-vitals')
      .then(({ onCLS, onINP, onLCP }) => {
        onLCP(report, { reportAllChanges: true });
        onINP(report, { reportAllChanges: true, durationThreshold });
        onCLS(report, { reportAllChanges: true });
      })
      .catch((error: unknown) => {
        console.error('This page is not measured:', error);
        setObstacle('blocked');
      });
    return () => {
      isHere = false;
    };
  }, [changeDraft]);
  const visit = Object.keys(draft.readings ?? {}).length > 0 ? draft.readings : undefined;
  return { visit, status: visit ? 'measured' : (obstacle ?? 'measuring') } as const;
}
