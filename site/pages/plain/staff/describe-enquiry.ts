import { entryAt } from '../../../../content/catalogue.ts';
import { company } from '../../../../content/company.ts';
import { forms } from '../../../../content/forms.ts';
import { lines } from '../../../../content/lines.ts';
import type { LinkAct, StaffAnswer, StaffView } from '../../../../enquiry/answering/staff-view.ts';
import { officeMoment } from '../../../forms/office-clock.ts';

/** A row of the table: its label and its value. */
export type Row = readonly [label: string, value: string];

/** What staff see of an enquiry at `now`, in milliseconds since 1970. A row without a value is left out. */
export function rowsOf(view: StaffView, now = Date.now()): readonly Row[] {
  const received = officeMoment(view.receivedAt);
  const mailed = mailedText(view);
  return [
    ['Form', formName(view.formType)],
    ['Received', `${received.day}, ${received.time} ${received.zone}`],
    ...(mailed ? [['Mailed', mailed] as const] : []),
    ...(view.dueAt === undefined ? [] : [['Answer due', dayAndTime(view.dueAt)] as const]),
    ['State', stateText(view, now)],
  ];
}

/** Beneath the buttons: where the message is, and what the link is good for. */
export const footText = ({ madeFor, worksUntil }: StaffView): string =>
  `What was written is in your mailbox, not here. This link was made for ${madeFor} and works until ${officeMoment(worksUntil).date}.`;

const outcomes: Readonly<Record<LinkAct, string>> = {
  answered: 'is marked as answered',
  closed: 'is marked as needing no reply',
  released: 'is released from suspected spam',
  spam: 'is marked as spam',
};

/** What an act did; or that it had been done before; or that it did nothing, because something else had been done. */
export function outcomeText({ reference, done, state }: StaffAnswer, act: LinkAct): string {
  const outcome = `${reference} ${outcomes[act]}.`;
  if (done !== false) return outcome;
  const isSo = act === 'released' ? state === 'open' || state === 'answered' : state === act;
  if (isSo) return `That was done already: ${outcome}`;
  return `Nothing was changed: ${reference} has been dealt with in another way. Its state is above.`;
}

/** The page that has the form; the form's code if no page has it any more. */
function formName(formType: string): string {
  const page = forms.find((form) => form.formType === formType)?.page;
  if (page === undefined) return formType;
  if (page === '/') return 'Home page';
  return entryAt(page)?.title ?? lines.find(({ path }) => path === page)?.heading ?? formType;
}

function dayAndTime(instant: number): string {
  const { day, time } = officeMoment(instant);
  return `${day}, ${time}`;
}

/** Staff know their own mailboxes by the first part. */
const mailboxName = (address: string): string =>
  address.endsWith(`@${company.domain}`) ? address.slice(0, -company.domain.length) : address;

/** Without its day if that is the day on which the enquiry came. */
function mailedText({ mailedAt, receivedAt, madeFor, state }: StaffView): string | undefined {
  if (mailedAt === undefined) return state === 'open' ? 'Not yet to every mailbox' : undefined;
  const { day, time } = officeMoment(mailedAt);
  const when = day === officeMoment(receivedAt).day ? time : `${day}, ${time}`;
  return `${when}, to ${mailboxName(madeFor)}`;
}

function stateText(view: StaffView, now: number): string {
  switch (view.state) {
    case 'open':
      return openText(view, now);
    case 'answered':
      return `Answered${settledText(view)}`;
    case 'closed':
      return `Closed without a reply${settledText(view)}`;
    case 'spam':
      return `Spam${view.settled ? ', marked' : ''}${settledText(view)}`;
    case 'quarantined':
      return 'Held back as suspected spam';
    case 'erased':
      return 'Erased';
  }
}

const settledText = ({ settled }: StaffView): string =>
  settled ? ` on ${dayAndTime(settled.at)} by ${mailboxName(settled.by)}` : '';

/** Whole hours, rounded down; minutes within the last hour and the first one after it. */
function openText({ staffedMinutesLeft: minutesLeft, dueAt }: StaffView, now: number): string {
  if (minutesLeft === undefined) return 'Open';
  const minutes = Math.floor(Math.abs(minutesLeft));
  // After the last staffed minute of a day nothing counts as late until the next one.
  if (minutes === 0)
    return dueAt !== undefined && dueAt < now ? 'Open, promised time over' : 'Open, due now';
  const hours = Math.floor(minutes / 60);
  const time = hours > 0 ? counted(hours, 'hour') : counted(minutes, 'minute');
  return `Open, ${time} ${minutesLeft < 0 ? 'late' : 'left'}`;
}

const counted = (count: number, unit: string): string =>
  `${count} staffed ${unit}${count === 1 ? '' : 's'}`;
