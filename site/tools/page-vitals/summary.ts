import { judgeVisit, type Verdict, type Visit } from './judge-visit.ts';

const heading = 'Core Web Vitals of this page on my device:';

const reading = ({ name, value, limit, within }: Verdict) =>
  within === undefined
    ? `${name}: no reading`
    : `${name}: ${value}, ${within ? 'within' : 'over'} its limit of ${limit}`;

const readings = (visit: Visit) => judgeVisit(visit).map(reading);

/** The lines for the visitor's message. */
export const summary = (visit: Visit): string =>
  [heading, ...(visit.loadedElsewhere ? ['not measured'] : readings(visit))].join('\n');

/** The result in one sentence. */
export const announcement = (visit: Visit): string =>
  visit.loadedElsewhere
    ? 'Your browser measures the page that it loaded first, not this one. Open this page in a new tab to measure it.'
    : `${readings(visit).join('; ')}.`;
