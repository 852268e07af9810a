import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Caption } from '../../figures/figure.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { addToMessage } from './add-to-message.ts';

interface ToolFrameProps {
  memory?: MemoryProps;
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

/** An island for a tool. If a translator changed it before hydration, React renders only this boundary again. */
export const ToolIsland = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

interface MemoryProps {
  name?: string;
  /** As text; empty until there is something to remember. */
  value: string;
  /** Called with the text of an earlier visit. */
  onRestore: (value: string) => void;
}

/**
 * Remembers what the visitor set, in a field that nobody sees: after Back and a reload browsers fill it in, as they do with other fields.
 * They leave out those of a disabled fieldset, and hidden ones by type.
 */
function Memory({ name = 'tool', value, onRestore }: MemoryProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const restore = useRef(onRestore);
  useEffect(() => {
    if (field.current?.value) restore.current(field.current.value);
  }, []);
  useEffect(() => {
    if (field.current && value) field.current.value = value;
  }, [value]);
  return <textarea ref={field} hidden name={name} aria-label="Settings" />;
}

/**
 * A figure that computes from the visitor's values. Nothing is stored, and nothing is sent unless the visitor sends the
 * message.
 */
export function ToolFrame(props: ToolFrameProps) {
  const { memory, name, className, figure, fields, more, caption, howToRead } = props;
  const { answer = '', message = answer, wrongField } = props;
  const isHydrated = useHydrated();
  /** The text that is in the message already. */
  const [added, setAdded] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const announced = useDebounced(wrongField ? 'Correct the marked field.' : answer);

  const addOrCorrect = () => {
    setPressed(true);
    if (wrongField) {
      const field = document.getElementById(wrongField);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    } else if (message) {
      addToMessage(message, added);
      setAdded(message);
    }
  };

  const classes = ['table light-focus', className, answer && 'answered'];
  return (
    <figure className="figure tool">
      <fieldset className={classes.filter(Boolean).join(' ')} disabled={!isHydrated}>
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
      {memory && <Memory {...memory} />}
      <Memory name="added" value={added} onRestore={setAdded} />
      <output className="visually-hidden">
        <span key={announced}>{announced}</span>
      </output>
      {!isHydrated && (
        <p className="late note" role="status">
          This part needs scripts, which have not loaded. Reload the page, or tell us your case in
          the form below.
        </p>
      )}
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
