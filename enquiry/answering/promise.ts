import {
  afterStaffed,
  type StaffedHours,
  staffedBetween,
} from '../../content/model/hours/staffed-time.ts';
import type { EnquiryRecord } from '../upkeep/records.ts';

/** Within how many staffed minutes an enquiry is answered, and when staff work. */
export interface AnswerPromise {
  minutes: number;
  hours: StaffedHours;
}

/** The part of the promised time after which staff are reminded for the first time. */
const firstReminder = 3 / 4;

type Times = Pick<EnquiryRecord, 'acceptedAt' | 'releasedAt'>;

/** Since when somebody waits: nobody waited for what was held back. */
const begins = ({ acceptedAt, releasedAt }: Times) => releasedAt ?? acceptedAt;

/** By when an enquiry is to be answered, in milliseconds since 1970. */
export const dueAt = (record: Times, { minutes, hours }: AnswerPromise) =>
  afterStaffed(begins(record), minutes, hours);

/** Staffed minutes until an enquiry is to be answered; below zero when it is late. */
export const minutesLeft = (record: Times, promise: AnswerPromise, now: number) =>
  staffedBetween(now, dueAt(record, promise), promise.hours);

/** When staff are reminded of an enquiry that nobody has answered: twice. */
export const remindersOf = (record: Times, promise: AnswerPromise): readonly [number, number] => [
  afterStaffed(begins(record), promise.minutes * firstReminder, promise.hours),
  dueAt(record, promise),
];
