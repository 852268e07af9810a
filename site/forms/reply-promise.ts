import { replyTime } from '../../content/commitments.ts';
import { textOf } from '../../content/model/statement.ts';

/** Beside every form's button, and under a form that was sent. */
export const replyPromise = `We reply within ${textOf(replyTime)}.`;
