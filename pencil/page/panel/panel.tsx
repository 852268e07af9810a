import { useRef, useState } from 'react';
import type { Slot } from '../../protocol.ts';
import { keepPanel, keptPanel } from '../kept.ts';
import { useEscape } from '../use-escape.ts';
import { Changes } from './changes.tsx';
import { Finish } from './finish.tsx';
import { OtherPages } from './other-pages.tsx';
import type { PanelProps } from './panel-props.ts';
import { SlotForm } from './slot-form.tsx';
import { WaitingHere } from './waiting-here.tsx';

const isWide = () => matchMedia('(min-width: 40rem)').matches;

/** Beside the page: what needs the owner's word, what can be added, and what has changed. */
export function Panel(props: PanelProps) {
  const { path, page, error, shown, isCovered, mayLeave } = props;
  const [isOpen, setOpen] = useState(() => keptPanel() ?? isWide());
  const [showsChanges, setShowsChanges] = useState(props.showsChanges);
  const [slot, setSlot] = useState<Slot>();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const setPanel = (open: boolean) => {
    keepPanel(open);
    setOpen(open);
    toggle.current?.focus();
  };
  const hasFocus = () => frame.current?.matches(':focus-within') ?? false;
  useEscape(isOpen, () => setPanel(false), hasFocus);
  const openView = (open: () => void) => {
    if (mayLeave.current()) open();
  };

  const waiting = page?.waiting ?? [];
  const seen = new Set(shown.flatMap(({ candidates }) => candidates.map(({ id }) => id)));
  const isHere = (one: (typeof waiting)[number]) =>
    one.page === path || (one.page === undefined && seen.has(one.id));
  const here = waiting.filter(isHere);

  return (
    <>
      <aside
        ref={frame}
        className="panel"
        data-open={isOpen}
        data-covered={isCovered}
        aria-label="What needs your word"
      >
        <header>
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {page ? headingFor(here.length) : 'Edit the words'}
            </h2>
            {page && <p className="soft">on this page; {waiting.length} on the site</p>}
          </div>
          <button
            ref={toggle}
            type="button"
            className="fold"
            aria-expanded={isOpen}
            aria-label={isOpen ? 'Close this list' : 'Open the list'}
            onClick={() => setPanel(!isOpen)}
          >
            <i aria-hidden="true" />
          </button>
        </header>
        {error && <p role="alert">{error}</p>}
        {isOpen && page && (
          <>
            <div className="scrolled">
              <WaitingHere
                {...props}
                page={page}
                waiting={here}
                seen={seen}
                confirmed={() => heading.current?.focus()}
              />
              <OtherPages waiting={waiting.filter((one) => !isHere(one))} />
              {page.slots.length > 0 && (
                <ul className="slots" aria-label="What you can add">
                  {page.slots.map((one) => (
                    <li key={one.id}>
                      <button
                        type="button"
                        className="text"
                        onClick={() => openView(() => setSlot(one))}
                      >
                        Add {one.label.charAt(0).toLowerCase() + one.label.slice(1)}
                      </button>
                      <p className="small soft">{one.description}</p>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <Finish
              {...props}
              changes={page.changes}
              showChanges={() => openView(() => setShowsChanges(true))}
            />
          </>
        )}
      </aside>
      {showsChanges && <Changes {...props} close={() => setShowsChanges(false)} />}
      {slot && <SlotForm {...props} slot={slot} close={() => setSlot(undefined)} />}
    </>
  );
}

function headingFor(count: number): string {
  if (count === 0) return 'Nothing needs your word';
  return count === 1 ? '1 statement needs your word' : `${count} statements need your word`;
}
