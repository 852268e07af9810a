import type { Tool } from '../model.ts';
import { announcement, summary, type Visit } from './judge-visit.ts';
import { showVisit } from './show-visit.ts';
import { watchVisit } from './watch-visit.ts';

/** This very page on this very device, as `web-vitals` measures it. */
export const tool: Tool<Visit> = {
  heading: 'This page, on your device',
  intro: 'As your browser measures this visit. Other devices and visits differ. Nothing is sent.',
  waiting: 'Reading what your browser measured…',
  measure: (found) =>
    watchVisit((visit) => {
      if (!visit.loadedElsewhere) showVisit(visit);
      found(visit);
    }),
  announce: announcement,
  summary,
};
