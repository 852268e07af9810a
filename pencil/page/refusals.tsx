import type { Outcome, Refusal } from '../protocol.ts';
import { change } from './messages.ts';

interface RefusalsProps {
  refusals: readonly Refusal[];
  /** Sends a word to the dictionary, then tries again. Without it, words cannot be added here. */
  addWord?: (send: () => Promise<Outcome>) => void;
}

/** Why something was not done, and what to do. */
export function Refusals({ refusals, addWord }: RefusalsProps) {
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <ul className="refusals">
          {refusals.map(({ sentence, word }) => (
            <li key={sentence}>
              <p>{sentence}</p>
              {word !== undefined && addWord && (
                <button
                  type="button"
                  className="pill"
                  onClick={() => addWord(() => change('add-word', { word }))}
                >
                  Add “{word}” to the dictionary
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
