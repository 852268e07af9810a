import { type ReactNode, useEffect, useState } from 'react';
import type { EnquiryForm } from '../../../content/types/form.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { Caption, useDrawOnce } from '../../figures/figure.tsx';
import { useAddToMessage } from '../form/use-add-to-message.ts';

export interface ToolProps {
  /** Number on its service's ball. */
  ballNumber: number;
  form: EnquiryForm;
}

interface ToolFrameProps extends Pick<ToolProps, 'form'> {
  name: string;
  /** Root class of the tool's style rules. */
  className?: string;
  /** The figure, and controls on it. */
  figure: ReactNode;
  /** Fields on the lower rail, at most three. */
  fields?: ReactNode;
  /** Folded behind its summary. */
  more?: { summary: string; content: ReactNode };
  /** The result for the visitor's values, in a sentence; empty while the example is shown. */
  answer?: string;
  /** The result as text for the visitor's message; `answer` if omitted. */
  message?: string;
  /** Id of the first invalid field, whose last valid value is drawn. */
  wrongField?: string | undefined;
  caption: ReactNode;
  howToRead: ReactNode;
}

/**
 * A figure that computes from the visitor's values. Nothing is stored, and nothing is sent unless the visitor sends the
 * message.
 */
export function ToolFrame(props: ToolFrameProps) {
  const { form, name, className, figure, fields, more, caption, howToRead } = props;
  const { answer = '', message = answer, wrongField } = props;
  const isHydrated = useHydrated();
  const addToMessage = useAddToMessage(form);
  const { table, isWaiting } = useDrawOnce<HTMLFieldSetElement>();
  const [wasPressed, setPressed] = useState(false);
  const announced = useDebounced(wrongField ? 'Correct the marked field.' : answer);

  const addOrCorrect = () => {
    setPressed(true);
    if (wrongField) {
      const field = document.getElementById(wrongField);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    } else if (message) addToMessage(message);
  };

  const classes = ['table light-focus', className, isWaiting && 'unseen', answer && 'answered'];
  return (
    <figure className="figure tool">
      <fieldset ref={table} className={classes.filter(Boolean).join(' ')} disabled={!isHydrated}>
        <legend className="visually-hidden">{name}</legend>
        {figure}
        <div className="controls note">
          {fields}
          {more && (
            <details>
              <summary>{more.summary}</summary>
              <div className="more-fields">{more.content}</div>
            </details>
          )}
          <button type="button" className="button" data-tone="outline" onClick={addOrCorrect}>
            Use this in my message
          </button>
          <output>
            {wasPressed && !message && !wrongField && (
              <p>Set your own values first: our example stays out of your message.</p>
            )}
          </output>
        </div>
      </fieldset>
      <output className="visually-hidden">
        <span key={announced}>{announced}</span>
      </output>
      <Caption text={caption} howToRead={howToRead} />
    </figure>
  );
}

/** Milliseconds without a change before a result is announced: not after each key. */
const pause = 700;

export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, pause, value);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
