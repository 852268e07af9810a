import { judgeVisit, type Verdict, type Visit } from './judge-visit.ts';

const reading = ({ name, value, limit, within }: Verdict) =>
  within === undefined ? `${name}: no reading` : `${name}: ${value} (limit ${limit})`;

/** The lines for the visitor's message. */
export function summary(visit: Visit): string {
  if (visit.loadedElsewhere) return 'Core Web Vitals of this page on my device: not measured.';
  return ['Core Web Vitals of this page on my device:', ...judgeVisit(visit).map(reading)].join(
    '\n',
  );
}

const verdict = ({ name, value, limit, within }: Verdict) =>
  within === undefined
    ? `${name} has no reading`
    : `${name} is ${value}, ${within ? 'within' : 'over'} its limit of ${limit}`;

/** The result in one sentence, for those who hear it. */
export function announcement(visit: Visit): string {
  if (visit.loadedElsewhere) {
    return 'The browser measures the page that it loaded first, which was another one.';
  }
  return `${judgeVisit(visit).map(verdict).join('; ')}.`;
}
