import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outcome, Refusal, SourceText } from '../../protocol.ts';
import { Refusals } from '../refusals.tsx';
import { OpenFile } from './open-file.tsx';

interface NoteProps {
  /** Prefix of the ids of the field's name and description. */
  id: string;
  text: SourceText;
  words: string;
  /** The words were typed before the page was reloaded. */
  isDraft: boolean;
  isBusy: boolean;
  refusals: readonly Refusal[];
  focusField: () => void;
  confirm: () => void;
  addWord: (send: () => Promise<Outcome>) => void;
  say: (sentence: string) => void;
  children: ReactNode;
}

/** What the text is for, how long it may be, and what the keys do. */
export function Note(props: NoteProps) {
  const { id, text, words, isDraft, isBusy, refusals, addWord, say, children } = props;
  const note = useRef<HTMLDivElement>(null);
  const hasMore = refusals.length > 0 || children;
  useEffect(() => {
    if (hasMore !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [hasMore]);
  return (
    <div ref={note} className="note">
      <p id={`${id}-about`}>
        <strong id={`${id}-label`}>{text.label}.</strong> {text.description}{' '}
        <Count words={words} most={text.most} />
      </p>
      {isDraft && <p>These are the words that you had not saved.</p>}
      {text.toConfirm !== undefined && <ToConfirm {...props} toConfirm={text.toConfirm} />}
      <Refusals refusals={refusals} addWord={addWord} />
      {children}
      <p role="status">{isBusy && 'Checking…'}</p>
      {!isBusy && (
        <p>
          Enter saves to <OpenFile of={text} say={say} />. Escape leaves it.
        </p>
      )}
    </div>
  );
}

function Count({ words, most }: { words: string; most: number | undefined }) {
  if (most === undefined) return null;
  const excess = words.length - most;
  return (
    <>
      <span className={excess > 0 ? 'exceeded' : ''}>
        {words.length} of {most} characters.
      </span>
      <span className="offscreen" aria-live="polite">
        {excess > 0 && `${excess} too many`}
      </span>
    </>
  );
}

type ToConfirmProps = Pick<NoteProps, 'text' | 'words' | 'isBusy' | 'confirm' | 'focusField'> & {
  toConfirm: string;
};

function ToConfirm({ text, words, isBusy, confirm, focusField, toConfirm }: ToConfirmProps) {
  const [isUntrue, setUntrue] = useState(false);
  const isChanged = words !== text.value;
  return (
    <div className="to-confirm">
      <p role={isUntrue ? 'status' : undefined}>
        {isUntrue
          ? `Write what is true instead: ${toConfirm}. Then confirm it with these words.`
          : `You have to confirm: ${toConfirm}`}
        {text.forLawyer && ' A lawyer should read it first.'}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="pill"
          aria-disabled={isBusy || (isUntrue && !isChanged)}
          onClick={() => {
            if (isUntrue && !isChanged) focusField();
            else confirm();
          }}
        >
          {isChanged || isUntrue ? 'Confirm with these words' : 'Confirm'}
        </button>
        {!isUntrue && (
          <button
            type="button"
            className="pill"
            onClick={() => {
              setUntrue(true);
              focusField();
            }}
          >
            Not true
          </button>
        )}
      </div>
    </div>
  );
}
