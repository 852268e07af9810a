import { useEffect, useRef } from 'react';
import type { SourceText } from '../../protocol.ts';
import type { State } from '../marks/mark-texts.ts';
import { useEscape } from '../use-escape.ts';
import { OpenFile } from './open-file.tsx';

interface WhyNotProps {
  state: State;
  text: SourceText | undefined;
  say: (sentence: string) => void;
  close: () => void;
}

function sentenceFor(state: State, text: SourceText | undefined): string {
  if (state === 'specified') return 'The specification fixes this text.';
  if (state === 'composed' && text) {
    const parts = text.shown
      .filter((part) => /\p{L}/u.test(part))
      .map((part) => `“${part.trim()}”`);
    return `This sentence is put together from several: ${parts.join(' … ')}.`;
  }
  return 'This text comes from the code.';
}

/** Says why a text cannot be changed on the page. */
export function WhyNot({ state, text, say, close }: WhyNotProps) {
  const note = useRef<HTMLElement>(null);
  useEscape(true, close);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={note} className="note alone" aria-label="Why not here" tabIndex={-1}>
      <p>{sentenceFor(state, text)}</p>
      <p className="buttons">
        {text && state !== 'specified' && <OpenFile of={text} name="Open the file" say={say} />}
        <button type="button" className="text" onClick={close}>
          Close
        </button>
      </p>
    </section>
  );
}
