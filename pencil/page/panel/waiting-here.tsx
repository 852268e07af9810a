import type { SourceText, Waiting } from '../../protocol.ts';
import { OpenFile } from '../editor/open-file.tsx';
import { Refusals } from '../refusals.tsx';
import type { Page } from '../use-page.ts';
import { useSaving } from '../use-saving.ts';
import type { PanelProps } from './panel-props.ts';

type WaitingHereProps = Pick<PanelProps, 'say' | 'refresh' | 'openText'> & {
  /** Moves the focus once a statement has been confirmed. */
  confirmed: () => void;
  page: Page;
  waiting: readonly Waiting[];
  /** Ids of the texts that the page shows. */
  seen: ReadonlySet<string>;
};

/** The statements of this page that wait for the owner. */
export function WaitingHere({ page, waiting, seen, ...actions }: WaitingHereProps) {
  return (
    <ul className="waiting" aria-label="On this page">
      {waiting.map((one) => (
        <Item
          key={one.id}
          waiting={one}
          text={page.texts.find(({ id }) => id === one.id)}
          isSeen={seen.has(one.id)}
          {...actions}
        />
      ))}
    </ul>
  );
}

type ItemProps = Pick<WaitingHereProps, 'say' | 'refresh' | 'openText' | 'confirmed'> & {
  waiting: Waiting;
  text: SourceText | undefined;
  isSeen: boolean;
};

function Item({ waiting, text, isSeen, say, refresh, openText, confirmed }: ItemProps) {
  const { isBusy, refusals, save, run } = useSaving(say, refresh);
  const confirm = async () => {
    // Its button goes away with it.
    if (text && (await save(text, text.value, true))) confirmed();
  };
  return (
    <li>
      <div>
        {isSeen ? (
          <button type="button" className="words" onClick={() => openText(waiting.id)}>
            {waiting.text}
          </button>
        ) : (
          <OpenFile of={fileOf(waiting, text)} name={waiting.text} className="words" say={say} />
        )}
        {waiting.forLawyer && <span className="small soft"> for the lawyer</span>}
      </div>
      {text && (
        <button
          type="button"
          className="pill"
          aria-label={`Confirm: ${waiting.text}`}
          title={`You confirm: ${waiting.toConfirm}`}
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? 'Checking…' : 'Confirm'}
        </button>
      )}
      <Refusals
        refusals={refusals}
        addWord={async (send) => {
          if (await run(send, 'Added')) await confirm();
        }}
      />
    </li>
  );
}

/** The page does not show it as it is: its file does. */
function fileOf({ id }: Waiting, text: SourceText | undefined): { file: string; line: number } {
  const [file = ''] = id.split('#');
  return text ?? { file, line: 1 };
}
