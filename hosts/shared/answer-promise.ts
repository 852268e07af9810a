import { shiftMinutes } from '../../content/model/hours/staffed-time.ts';
import { helpDeskHours } from '../../content/public-holidays.ts';
import type { AnswerPromise } from '../../enquiry/answering/promise.ts';

/** Within how many staffed minutes an enquiry is answered: `replyTime` promises one business day. */
export const answerPromise: AnswerPromise = {
  minutes: shiftMinutes(helpDeskHours),
  hours: helpDeskHours,
};
