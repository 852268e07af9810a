import type { EnquiryRecord } from '../upkeep/records.ts';
import type { AnswerState, LinkAct } from './staff-view.ts';

/** What became of an enquiry, as staff read it. */
export function answerStateOf({ state, outcome }: EnquiryRecord): AnswerState {
  if (state === 'erased') return 'erased';
  return outcome ?? (state === 'quarantined' ? 'quarantined' : 'open');
}

const possible: Readonly<Record<AnswerState, readonly LinkAct[]>> = {
  open: ['answered', 'closed', 'spam'],
  quarantined: ['released', 'spam'],
  answered: [],
  closed: [],
  spam: [],
  erased: [],
};

/** What can be done with an enquiry now. */
export const actsOn = (record: EnquiryRecord): readonly LinkAct[] =>
  possible[answerStateOf(record)];
