import type { Tool } from '../model.ts';
import type { Visit } from './judge-visit.ts';
import { showVisit } from './show-visit.ts';
import { announcement, summary } from './summary.ts';
import { watchVisit } from './watch-visit.ts';

/**
 * Milliseconds after which the browser has told what it measured so far: shown one by one, the
 * readings would move the figure.
 */
const settleTime = 300;

/** This very page on this very device, as `web-vitals` measures it. */
export const tool: Tool<Visit> = {
  heading: 'This page, on your device',
  intro: 'As your browser measures this visit. Other devices and visits differ. Nothing is sent.',
  waiting: 'Reading what your browser measured…',
  measure(found) {
    let newest: Visit | undefined;
    let isSettled = false;
    const show = () => {
      if (isSettled && newest && !newest.loadedElsewhere) showVisit(newest);
    };
    const settle = setTimeout(() => {
      isSettled = true;
      show();
    }, settleTime);
    const stop = watchVisit((visit) => {
      newest = visit;
      show();
      found(visit);
    });
    return () => {
      clearTimeout(settle);
      stop();
    };
  },
  announce: announcement,
  summary,
};
