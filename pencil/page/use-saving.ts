import { useState } from 'react';
import type { Outcome, Refusal, SourceText } from '../protocol.ts';
import { drafts, dropResume, keepResume } from './kept.ts';
import { change, noAnswer } from './messages.ts';

/** Milliseconds in which a reload follows that cut a request off. */
const reloadGrace = 1000;

/** Each save reloads the page, which would cut off what was sent meanwhile. */
let isUnderWay = false;

interface Saving {
  isBusy: boolean;
  refusals: readonly Refusal[];
  /** Saves one text; resolves to whether the server took it. */
  save: (text: SourceText, after: string, confirm: boolean) => Promise<boolean>;
  /** Sends any message that changes something, and shows its refusals. */
  run: (send: () => Promise<Outcome>, said?: string, view?: ResumeView) => Promise<boolean>;
}

interface ResumeView {
  id?: string;
  changes?: boolean;
}

/**
 * Sends changes, one at a time.
 * @param say Announces what was done.
 * @param refresh Asks the server again, because the file's hash and spans have changed.
 */
export function useSaving(say: (sentence: string) => void, refresh: () => Promise<void>): Saving {
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const run: Saving['run'] = async (send, said = 'Saved', view = {}) => {
    if (isBusy) return false;
    if (isUnderWay) {
      setRefusals([{ sentence: 'Another change is being checked: try again when it is saved.' }]);
      return false;
    }
    isUnderWay = true;
    setBusy(true);
    setRefusals([]);
    keepResume({ path: location.pathname, said, ...view });
    const outcome = await send();
    isUnderWay = false;
    setBusy(false);
    if (!outcome.done) {
      // A reload ends the request too, and it may come before the server's answer.
      const isCutOff = outcome.refusals.some(({ sentence }) => sentence === noAnswer);
      setTimeout(dropResume, isCutOff ? reloadGrace : 0);
      setRefusals(outcome.refusals);
      return false;
    }
    say(said === 'Saved' ? said : outcome.sentence);
    void refresh();
    return true;
  };

  const save: Saving['save'] = async (text, after, confirm) => {
    const { id, hash, span, value: before } = text;
    const message = { id, hash, span, before, after, confirm };
    // A confirmed statement is its text alone: it stands where the statement did.
    const then = confirm ? id.replace(/\.text$/, '') : id;
    const done = await run(() => change('save', message), 'Saved', { id: then });
    if (done) drafts.drop(id);
    return done;
  };
  return { isBusy, refusals, save, run };
}
