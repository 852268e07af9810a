import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { EnquiryForm } from '../../content/types/form.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { useDrawOnce } from '../figures/figure.tsx';
import { useMessage } from '../form/use-message.ts';

export interface ToolProps {
  /** Number of its service's own ball. */
  ball: number;
  /** The form of its page. */
  form: EnquiryForm;
}

interface ToolFrameProps extends Pick<ToolProps, 'form'> {
  /** Names the tool for screen readers. */
  name: string;
  /** Class of the sheet's rules for this tool. */
  className?: string;
  /** The drawing, and what lies on it. */
  cloth: ReactNode;
  /** Fields on the lower rail, at most three. */
  fields: ReactNode;
  /** The other ones, folded. */
  more?: ReactNode;
  /** The result for the visitor's own values, in a sentence; nothing while the example is shown. */
  answer?: string;
  /** The same for the visitor's message. */
  message?: string;
  /** Id of the first field that cannot be read: its last valid value is shown. */
  wrongField?: string | undefined;
  caption: ReactNode;
}

/**
 * A figure that computes: the picture that explains is the one that moves. Nothing is stored, and nothing is sent unless
 * the visitor sends the message.
 */
export function ToolFrame(props: ToolFrameProps) {
  // What a translator changed before hydration is drawn anew here, not on the whole page.
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}

function Frame(props: ToolFrameProps) {
  const { form, name, className, cloth, fields, more, caption } = props;
  const { answer = '', message = answer, wrongField } = props;
  const isHydrated = useHydrated();
  const addToMessage = useMessage(form);
  const { table, isWaiting } = useDrawOnce<HTMLFieldSetElement>();
  const [wasPressed, setPressed] = useState(false);
  const said = useSettled(wrongField ? 'Correct the marked field.' : answer);

  const addOrCorrect = () => {
    setPressed(true);
    if (wrongField) {
      const field = document.getElementById(wrongField);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    } else if (message) addToMessage(message);
  };

  const classes = ['table night', className, isWaiting && 'unseen', answer && 'answered'];
  return (
    <figure className="figure tool">
      <fieldset ref={table} className={classes.filter(Boolean).join(' ')} disabled={!isHydrated}>
        <legend className="offscreen">{name}</legend>
        {cloth}
        <div className="controls">
          {fields}
          {more && (
            <details>
              <summary>
                More about your case
                <i className="caret" aria-hidden="true" />
              </summary>
              <div className="more-fields">{more}</div>
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
      <output className="offscreen">
        <span key={said}>{said}</span>
      </output>
      <figcaption className="small soft">{caption}</figcaption>
    </figure>
  );
}

/** Milliseconds without a change after which something is said: not after each key. */
const pause = 700;

/** The value once it has stopped changing. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
