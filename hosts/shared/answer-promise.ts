import { replyTime } from '../../content/commitments.ts';
import { helpDeskHours } from '../../content/public-holidays.ts';
import type { AnswerPromise } from '../../enquiry/answering/promise.ts';

/** Within how many staffed minutes an enquiry is answered. */
export const answerPromise: AnswerPromise = {
  minutes: replyTime.staffedHours * 60,
  hours: helpDeskHours,
};
