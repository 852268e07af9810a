import { useCallback, useEffect, useState } from 'react';
import type { Change } from '../../protocol.ts';
import { change, send, sentenceOf } from '../messages.ts';
import { Refusals } from '../refusals.tsx';
import { useSaving } from '../use-saving.ts';
import type { PanelProps } from './panel-props.ts';
import { View } from './view.tsx';

type ChangesProps = Pick<PanelProps, 'say' | 'refresh'> & { close: () => void };

/** What differs from the last commit, page by page; each sentence can be taken back. */
export function Changes({ say, refresh, close }: ChangesProps) {
  const [changes, setChanges] = useState<readonly Change[]>();
  const [error, setError] = useState<string>();
  const ask = useCallback(async () => {
    try {
      setChanges((await send('changes', {})).changes);
      setError(undefined);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  const both = useCallback(async () => {
    await Promise.all([ask(), refresh()]);
  }, [ask, refresh]);

  const byPage = Map.groupBy(changes ?? [], ({ page }) => page);
  return (
    <View heading="What you changed" close={close}>
      {error && <p role="alert">{error}</p>}
      {!changes && !error && <p role="status">Asking the development server…</p>}
      {changes?.length === 0 && <p>Nothing: no sentence has changed since the last commit.</p>}
      {[...byPage].map(([page, ones]) => (
        <section key={page ?? ''} className="changes">
          <h3>{page === undefined ? 'On several pages' : <a href={page}>{page}</a>}</h3>
          <ul>
            {ones.map((one) => (
              <Item key={one.id} change={one} say={say} refresh={both} />
            ))}
          </ul>
        </section>
      ))}
    </View>
  );
}

type ItemProps = Pick<PanelProps, 'say' | 'refresh'> & { change: Change };

function Item({ change: { id, file, before, after, confirmed }, say, refresh }: ItemProps) {
  const { isBusy, refusals, run } = useSaving(say, refresh);
  const takeBack = () => run(() => change('take-back', { id }), 'Taken back', { changes: true });
  return (
    <li>
      <dl>
        {before !== undefined && before !== after && (
          <div>
            <dt>Before</dt>
            <dd>
              <del>{before}</del>
            </dd>
          </div>
        )}
        {after !== undefined && (
          <div>
            <dt>{headingFor(before, after)}</dt>
            <dd>{before === after ? after : <ins>{after}</ins>}</dd>
          </div>
        )}
      </dl>
      <p className="row small soft">
        <span>
          {file}
          {after === undefined && ' · removed'}
          {confirmed && ' · confirmed by you'}
        </span>
        <button
          type="button"
          className="pill"
          aria-disabled={isBusy}
          aria-label={`Take back: ${after ?? before ?? id}`}
          onClick={() => void takeBack()}
        >
          {isBusy ? 'Checking…' : 'Take back'}
        </button>
      </p>
      <Refusals refusals={refusals} />
    </li>
  );
}

function headingFor(before: string | undefined, after: string): string {
  if (before === undefined) return 'Added';
  return before === after ? 'Words' : 'After';
}
