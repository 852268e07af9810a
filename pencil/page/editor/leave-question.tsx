import { useEffect, useId, useRef } from 'react';
import { useEscape } from '../use-escape.ts';

interface LeaveQuestionProps {
  save: () => void;
  throwAway: () => void;
  goOn: () => void;
}

/** Asks before unsaved words are lost. */
export function LeaveQuestion({ save, throwAway, goOn }: LeaveQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEscape(true, goOn);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="question" role="alertdialog" aria-labelledby={id}>
      <strong id={id}>Leave without saving?</strong>
      <div className="buttons">
        <button ref={first} type="button" className="pill" onClick={save}>
          Save
        </button>
        <button type="button" className="pill" onClick={throwAway}>
          Throw away
        </button>
        <button type="button" className="pill" onClick={goOn}>
          Go on editing
        </button>
      </div>
    </div>
  );
}
