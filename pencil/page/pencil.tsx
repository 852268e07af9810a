import { useEffect, useRef, useState } from 'react';
import { EditMode } from './edit-mode.tsx';
import type { EditorHost } from './editor/editor-host.ts';
import { isModeKept, keepMode } from './kept.ts';

/** Milliseconds for which a status stays in sight. */
const statusTime = 6000;

/** The button that turns pencil mode on and off, and the status of what was done. */
export function Pencil({ editor }: { editor: EditorHost }) {
  const [isOn, setOn] = useState(isModeKept);
  const [said, setSaid] = useState({ sentence: '', count: 0 });
  /** Whether nothing unsaved is open; asks the owner if something is. */
  const mayLeave = useRef(() => true);
  const say = (sentence: string) => setSaid(({ count }) => ({ sentence, count: count + 1 }));

  useEffect(() => {
    if (said.sentence === '') return;
    const timer = setTimeout(() => setSaid(({ count }) => ({ sentence: '', count })), statusTime);
    return () => clearTimeout(timer);
  }, [said]);

  const toggle = () => {
    if (isOn && !mayLeave.current()) return;
    keepMode(!isOn);
    setOn(!isOn);
  };
  return (
    <>
      <button
        type="button"
        className="pencil"
        aria-pressed={isOn}
        aria-label="Edit the words"
        title="Edit the words"
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4 20 1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8 18.5zM14 6.5l3.5 3.5" />
        </svg>
      </button>
      <output className="status">
        {said.sentence !== '' && <span key={said.count}>{said.sentence}</span>}
      </output>
      {isOn && <EditMode editor={editor} say={say} mayLeave={mayLeave} />}
    </>
  );
}
