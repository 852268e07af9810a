import { useId } from 'react';
import { change } from '../messages.ts';
import { Refusals } from '../refusals.tsx';
import { useSaving } from '../use-saving.ts';
import type { PanelProps } from './panel-props.ts';

type FinishProps = Pick<PanelProps, 'say' | 'refresh' | 'mayLeave'> & {
  /** How many sentences differ from the last commit. */
  changes: number;
  showChanges: () => void;
};

/** Shows and keeps what was changed. */
export function Finish({ changes, showChanges, say, refresh, mayLeave }: FinishProps) {
  const { isBusy, refusals, run } = useSaving(say, refresh);
  const reason = useId();
  const keep = () => {
    if (changes > 0 && !isBusy && mayLeave.current()) void run(() => change('keep', {}), 'Kept');
  };
  return (
    <footer>
      <Refusals refusals={refusals} />
      <div className="row">
        {changes > 0 ? (
          <button type="button" className="text" onClick={showChanges}>
            Show what I changed ({changes})
          </button>
        ) : (
          <p id={reason} className="small soft">
            Nothing to keep: no sentence has changed since the last commit.
          </p>
        )}
        <button
          type="button"
          className="main"
          aria-disabled={changes === 0 || isBusy}
          aria-describedby={changes === 0 ? reason : undefined}
          onClick={keep}
        >
          {isBusy ? 'Checking…' : 'Keep'}
        </button>
      </div>
    </footer>
  );
}
