import { useEffect, useRef } from 'react';
import type { SourceText } from '../../protocol.ts';
import { placeOf } from '../messages.ts';
import { useEscape } from '../use-escape.ts';
import type { Place } from './measure.ts';

/** A text, and where the page shows it. */
export interface Choice {
  place: Place;
  text: SourceText;
}

interface ChoicesProps {
  heading: string;
  choices: readonly Choice[];
  choose: (choice: Choice) => void;
  close: () => void;
}

/** Asks the owner which of several texts is meant. */
export function Choices({ heading, choices, choose, close }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEscape(true, close);
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="note alone" aria-label={heading}>
      <strong>{heading}</strong>
      <ul ref={list} className="choices">
        {choices.map((choice) => {
          const { id, keyPath, page, reason, value } = choice.text;
          return (
            <li key={id}>
              {reason ? (
                <span>{keyPath}: cannot be changed here</span>
              ) : (
                <button type="button" className="text" onClick={() => choose(choice)}>
                  {keyPath}
                </button>
              )}
              <span>{page ?? placeOf(choice.text)}</span>
              <q>{value.length > 70 ? `${value.slice(0, 69)}…` : value}</q>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
