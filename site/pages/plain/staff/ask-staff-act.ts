import type {
  AnswerState,
  LinkAct,
  StaffAnswer,
} from '../../../../enquiry/answering/staff-view.ts';
import { functionsClient, timeout } from '../../../forms/send-enquiry.ts';
import { isStaffAnswer, type Refusal, readRefusal } from './read-staff-answer.ts';

/** Name of the function that reads and marks an enquiry for staff. */
const functionName = 'staff-act';

/** What came back: the enquiry, or why not. */
export type StaffReply = { answer: StaffAnswer } | { refusal: Refusal };

/**
 * Asks the function about the enquiry of a link; with an act, marks the enquiry. Never throws.
 * @param token The link's. It is sent in the body, because addresses are written to logs.
 * @param shown The state of the enquiry that was seen when the act was chosen.
 */
export async function askStaffAct(
  token: string,
  act?: LinkAct,
  shown?: AnswerState,
): Promise<StaffReply> {
  const { data, response } = await functionsClient().invoke<unknown>(functionName, {
    body: { token, act, shown: act && shown },
    timeout,
  });
  if (!response) return { refusal: { code: 'network', message: '' } };
  if (!response.ok) return { refusal: await readRefusal(response) };
  return isStaffAnswer(data) ? { answer: data } : { refusal: { code: 'unavailable', message: '' } };
}
