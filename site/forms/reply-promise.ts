import { replyTime } from '../../content/commitments.ts';
import { textOf } from '../ui/statement.tsx';

/** Beside every form's button, and under a form that was sent. */
export const replyPromise = `We reply within ${textOf(replyTime)}.`;
