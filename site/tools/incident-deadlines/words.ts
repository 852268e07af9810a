import { officeTime } from '../../../content/company.ts';
import { clockTime, dayMinutes } from '../../../content/model/hours/wall-clock.ts';
import { dateInWords, dayInWords } from '../calendar.ts';
import { type Deadline, type Duty, deadlinesOf, firstOf } from './deadlines.ts';
import type { Incident } from './incident.ts';

interface Wording {
  /** On the cloth. */
  name: string;
  /** The same where it may not apply. */
  open: string;
  task: string;
  /** Which law or paper says so. */
  source: string;
}

const wordings: Readonly<Record<Duty, Wording>> = {
  insurer: { name: 'Insurer', open: 'Insurer', task: 'tell the insurer', source: 'policy' },
  contract: {
    name: 'Contract',
    open: 'Contract',
    task: 'tell the other party to the contract',
    source: 'contract',
  },
  incident: {
    name: 'Incident to ASD',
    open: 'Incident, if covered',
    task: 'report the incident to ASD',
    source: 'Security of Critical Infrastructure Act 2018',
  },
  payment: {
    name: 'Ransom report to ASD',
    open: 'Payment, if covered',
    task: 'report the payment to ASD',
    source: 'Cyber Security Act 2024',
  },
  privacy: {
    name: 'Privacy assessment',
    open: 'Privacy, if covered',
    task: 'know whether serious harm is likely, and if so tell the OAIC and the people at risk as soon as practicable',
    source: 'Privacy Act 1988',
  },
};

/** What it is, on the cloth. */
export const nameOf = ({ duty, isOpen }: Deadline) => wordings[duty][isOpen ? 'open' : 'name'];

/** 'Mon 1 Mar 8:40AM' */
export const timeInWords = (wall: number) =>
  `${dayInWords(Math.floor(wall / dayMinutes))} ${clockTime(wall % dayMinutes)}`;

/** 'Mon 1 Mar 2027 8:40AM' */
const longTime = (wall: number) =>
  `${dateInWords(Math.floor(wall / dayMinutes))} ${clockTime(wall % dayMinutes)}`;

/** The last day of a deadline that ends at midnight. */
const lastDay = ({ wall }: Deadline) => Math.floor(wall / dayMinutes) - 1;

/** When, on the cloth: 'Tue 2 Mar 8:40AM', 'Wed 31 Mar', 'As soon as possible'. */
export function dueInWords(deadline: Deadline): string {
  if (deadline.within === undefined) return 'As soon as possible';
  return deadline.duty === 'privacy' ? dayInWords(lastDay(deadline)) : timeInWords(deadline.wall);
}

/** The same in a sentence: 'by Wed 31 Mar 2027'. */
function byInWords(deadline: Deadline): string {
  if (deadline.within === undefined) return 'as soon as possible';
  return `by ${deadline.duty === 'privacy' ? dateInWords(lastDay(deadline)) : longTime(deadline.wall)}`;
}

/** How long it is, and from what it counts: 'within 24 hours of noticing it'. */
function spanOf({ duty, within = 0 }: Deadline): string {
  if (duty === 'privacy') return `at most ${within} days for the assessment`;
  const hours = within === 1 ? 'within one hour' : `within ${within} hours`;
  return `${hours} of ${duty === 'payment' ? 'paying, or knowing of it' : 'noticing it'}`;
}

/** What is large on the cloth: the first deadline with a fixed time. */
export function answerOf(deadlines: readonly Deadline[]) {
  const first = firstOf(deadlines);
  if (!first) {
    return {
      title: 'First: Insurer',
      answer: 'As soon as possible',
      text: 'no law that we ask about sets a time',
    };
  }
  return {
    title: `First fixed time: ${nameOf(first)}`,
    answer: dueInWords(first),
    text: spanOf(first),
  };
}

/** What to do, and 'if it applies' where the visitor does not know. */
const taskOf = ({ duty, isOpen }: Deadline) =>
  `${wordings[duty].task}${isOpen ? ', if its Act applies' : ''}`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The result as one sentence for each deadline. */
export function announcementOf(incident: Incident): string {
  return deadlinesOf(incident)
    .map((deadline) => `${capitalised(byInWords(deadline))}: ${taskOf(deadline)}.`)
    .join(' ');
}

/** What goes into the visitor's message, in the visitor's words. */
export function summaryOf(incident: Incident): string {
  const { noticed, paid } = incident;
  return [
    `Incident deadlines, from my own answers (${officeTime}; not legal advice):`,
    `We noticed it: ${longTime(noticed)}.`,
    ...(paid === undefined ? [] : [`Ransom paid: ${longTime(paid)}.`]),
    ...deadlinesOf(incident).map((deadline) => {
      const { source } = wordings[deadline.duty];
      const why = deadline.within === undefined ? '' : ` (${source}: ${spanOf(deadline)})`;
      return `${capitalised(byInWords(deadline))}: ${taskOf(deadline)}${why}.`;
    }),
  ].join('\n');
}
