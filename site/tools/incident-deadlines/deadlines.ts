import { company } from '../../../content/company.ts';
import {
  dayMinutes,
  instantAt,
  minute,
  wallMinutes,
} from '../../../content/model/hours/wall-clock.ts';
import type { Incident } from './incident.ts';

/** Hours of the reports to the Australian Signals Directorate, and days of the assessment. */
const limits = {
  /** Security of Critical Infrastructure Act 2018, section 30BC(1)(d): after becoming aware. */
  critical: 12,
  /** The same, section 30BD(1)(d). */
  other: 72,
  /** Cyber Security Act 2024, section 27(1): after paying, or becoming aware that somebody paid. */
  payment: 72,
  /** Privacy Act 1988, section 26WH(2)(b): after becoming aware of grounds to suspect a breach. */
  assessment: 30,
} as const;

export type Duty = 'insurer' | 'contract' | 'incident' | 'payment' | 'privacy';

export interface Deadline {
  duty: Duty;
  /** Hours allowed; for the assessment, days. Without them, as soon as possible. */
  within: number | undefined;
  /** Minutes since 1970 on the office's clock. For the assessment, midnight at the end of its last day. */
  wall: number;
  /** Hours from noticing, as a stopwatch counts them: a change of daylight saving counts as it is. */
  after: number;
  /** Whether it may turn out not to apply, because the visitor does not know. */
  isOpen: boolean;
}

const zone = company.openingHours.timeZone;

/** Who has to be told, and by when: first what has no fixed time, then by time. */
export function deadlinesOf(incident: Incident): Deadline[] {
  const { noticed, paid, turnover, infrastructure, contract, insurer } = incident;
  const start = instantAt(noticed, zone);
  const at = (duty: Duty, from: number, within: number, isOpen = false): Deadline => {
    const due = instantAt(from, zone) + within * 60 * minute;
    return { duty, within, wall: wallMinutes(due, zone), after: hoursFrom(start, due), isOpen };
  };
  const atOnce: Deadline = {
    duty: 'insurer',
    within: undefined,
    wall: noticed,
    after: 0,
    isOpen: false,
  };
  const deadlines = [insurer === undefined ? atOnce : at('insurer', noticed, insurer)];
  if (contract !== undefined) deadlines.push(at('contract', noticed, contract));
  const isUnknown = infrastructure === 'unknown';
  if (infrastructure !== 'no') {
    const within = infrastructure === 'other' ? limits.other : limits.critical;
    deadlines.push(at('incident', noticed, within, isUnknown));
  }
  // Operators of critical infrastructure report a payment whatever their turnover is.
  const isOperator = infrastructure === 'critical' || infrastructure === 'other';
  const mayReport = isOperator || isUnknown || turnover === 'over' || turnover === 'unknown';
  if (paid !== undefined && mayReport) {
    // A payment that somebody made earlier counts from when it is known.
    const known = Math.max(paid, noticed);
    deadlines.push(at('payment', known, limits.payment, !isOperator && turnover !== 'over'));
  }
  if (incident.personal !== 'no' && turnover !== 'exempt') {
    deadlines.push(assessmentOf(noticed, turnover === 'unknown'));
  }
  return deadlines.toSorted((one, other) => one.after - other.after);
}

/** 30 days after a day do not count that day (Acts Interpretation Act 1901, section 36). */
function assessmentOf(noticed: number, isOpen: boolean): Deadline {
  const wall = (Math.floor(noticed / dayMinutes) + limits.assessment + 1) * dayMinutes;
  const after = hoursFrom(instantAt(noticed, zone), instantAt(wall, zone));
  return { duty: 'privacy', within: limits.assessment, wall, after, isOpen };
}

const hoursFrom = (start: number, end: number) => (end - start) / (60 * minute);

/** The first with a fixed time. */
export const firstOf = (deadlines: readonly Deadline[]) =>
  deadlines.find(({ within }) => within !== undefined);
