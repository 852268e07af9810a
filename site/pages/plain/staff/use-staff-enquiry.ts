import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerState, LinkAct, StaffView } from '../../../../enquiry/answering/staff-view.ts';
import { askStaffAct } from './ask-staff-act.ts';
import { outcomeText } from './describe-enquiry.ts';
import type { Refusal } from './read-staff-answer.ts';

/** What is asked of the function: to read the enquiry, or to mark it. */
export type Request = 'read' | LinkAct;

/** The enquiry of a link: read once by itself, and marked only by a person's click. */
export function useStaffEnquiry(token: string) {
  const [view, setView] = useState<StaffView>();
  const [running, setRunning] = useState<Request | undefined>('read');
  /** The last request, if it was refused, and how often in a row. */
  const [refused, setRefused] = useState<{ request: Request; refusal: Refusal; times: number }>();
  /** The state that is shown: nothing is done if it is another one by then. */
  const state = useRef<AnswerState>(undefined);
  /** What the last act did. */
  const [outcome, setOutcome] = useState('');
  /** Changes at once, unlike state, so that a second click in the same frame is ignored. */
  const busy = useRef(false);

  const ask = useCallback(
    async (request: Request) => {
      if (busy.current) return;
      busy.current = true;
      setRunning(request);
      setOutcome('');
      const act = request === 'read' ? undefined : request;
      const reply = await askStaffAct(token, act, state.current);
      busy.current = false;
      setRunning(undefined);
      if ('refusal' in reply) {
        const { refusal } = reply;
        return setRefused((last) => ({ request, refusal, times: (last?.times ?? 0) + 1 }));
      }
      state.current = reply.answer.state;
      setRefused(undefined);
      setView(reply.answer);
      if (act) setOutcome(outcomeText(reply.answer, act));
    },
    [token],
  );

  useEffect(() => {
    void ask('read');
  }, [ask]);

  return { view, running, refused, outcome, ask };
}
