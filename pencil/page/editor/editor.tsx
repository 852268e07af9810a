import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { SourceText } from '../../protocol.ts';
import { drafts } from '../kept.ts';
import { useEscape } from '../use-escape.ts';
import { useSaving } from '../use-saving.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { isLight, type Place, typeOf } from './measure.ts';
import { Note } from './note.tsx';
import { useFittingHeight } from './use-fitting-height.ts';

interface EditorProps {
  text: SourceText;
  place: Place;
  say: (sentence: string) => void;
  refresh: () => Promise<void>;
  close: () => void;
  mayLeave: RefObject<() => boolean>;
}

/** The field over a text, and the note beneath it. */
export function Editor({ text, place, say, refresh, close, mayLeave }: EditorProps) {
  const [type] = useState(() => typeOf(place));
  const [draft] = useState(() => drafts.get(text.id));
  const [words, setWords] = useState(draft ?? text.value);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, refusals, save, run } = useSaving(say, refresh);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Whether the save that was tried last confirms the text too. */
  const confirms = useRef(false);
  const id = useId();
  const isChanged = words !== text.value;

  const focus = () => field.current?.focus({ preventScroll: true });
  const leave = () => {
    if (isBusy) return;
    if (isChanged) setAsking(true);
    else close();
  };
  const saveNow = async (confirm = false) => {
    setAsking(false);
    if (isBusy) return;
    confirms.current = confirm;
    if (!isChanged && !confirm) close();
    else if (await save(text, words, confirm)) close();
    else focus();
  };
  const write = (value: string) => {
    setWords(value);
    if (value === text.value) drafts.drop(text.id);
    else drafts.set(text.id, value);
  };
  const throwAway = () => {
    drafts.drop(text.id);
    close();
  };

  useEscape(true, leave);
  useFittingHeight(field, words);
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  useEffect(() => {
    mayLeave.current = () => {
      if (isBusy || isChanged) setAsking(!isBusy);
      return !isBusy && !isChanged;
    };
    return () => {
      mayLeave.current = () => true;
    };
  }, [mayLeave, isBusy, isChanged]);
  useEffect(() => {
    // While it is being saved, the server reloads the page.
    if (!isChanged || isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged, isBusy]);

  return (
    <section aria-label="Edit this text">
      <textarea
        ref={field}
        rows={1}
        value={words}
        readOnly={isBusy}
        style={type}
        data-ground={isLight(String(type.color)) ? 'dark' : 'light'}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-about`}
        aria-invalid={refusals.length > 0 || undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void saveNow();
        }}
      />
      <Note
        id={id}
        text={text}
        words={words}
        isDraft={draft !== undefined && isChanged}
        isBusy={isBusy}
        refusals={refusals}
        focusField={focus}
        confirm={() => void saveNow(true)}
        addWord={async (send) => {
          if (await run(send, 'Added')) await saveNow(confirms.current);
        }}
        say={say}
      >
        {isAsking && (
          <LeaveQuestion
            save={() => void saveNow()}
            throwAway={throwAway}
            goOn={() => {
              setAsking(false);
              focus();
            }}
          />
        )}
      </Note>
    </section>
  );
}
