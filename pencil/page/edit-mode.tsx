import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SourceText } from '../protocol.ts';
import { type Choice, Choices } from './editor/choices.tsx';
import { Editor } from './editor/editor.tsx';
import type { EditorHost } from './editor/editor-host.ts';
import { EditorLayer } from './editor/editor-layer.tsx';
import type { Place } from './editor/measure.ts';
import { WhyNot } from './editor/why-not.tsx';
import { drafts, takeResume } from './kept.ts';
import { type State, stateOf } from './marks/mark-texts.ts';
import { reveal, unhide, whereShown } from './marks/reveal.ts';
import { useClicks } from './marks/use-clicks.ts';
import { useMarks } from './marks/use-marks.ts';
import { Panel } from './panel/panel.tsx';
import type { ShownText } from './shown-texts.ts';
import { usePage, usePath } from './use-page.ts';

/** What is open over the page. */
type Open = { place: Place } & (
  | { kind: 'edit'; text: SourceText }
  | { kind: 'choose'; heading: string; choices: readonly Choice[] }
  | { kind: 'why'; state: State; text: SourceText | undefined }
);

const none: readonly SourceText[] = [];

interface EditModeProps {
  editor: EditorHost;
  say: (sentence: string) => void;
  mayLeave: RefObject<() => boolean>;
}

/** Pencil mode: marks on the page, the editor over it, and the panel beside it. */
export function EditMode({ editor, say, mayLeave }: EditModeProps) {
  const path = usePath();
  const { page, error, refresh } = usePage(path);
  const shown = useMarks(page?.texts ?? none);
  const [open, setOpen] = useState<Open>();
  const [resume, setResume] = useState(takeResume);
  const resumed = useRef(false);

  const edit = ({ text, place }: Choice) => setOpen({ kind: 'edit', text, place });
  const openTexts = (texts: readonly ShownText[]) => {
    const [first] = texts;
    if (first) setOpen(openingOf(first, texts));
  };
  const close = () => {
    setOpen(undefined);
    focusOn(open?.place.element);
  };
  const openById = (id: string) => {
    const text = page?.texts.find((one) => one.id === id);
    const place = whereShown(id, shown);
    if (!text || !place || !mayLeave.current()) return;
    reveal(place.element);
    edit({ text, place });
  };

  useClicks(shown, { open: openTexts, close: () => setOpen(undefined), mayLeave });

  // Another page: what is open belongs to the last one. Unsaved words are kept as a draft.
  const [openedOn, setOpenedOn] = useState(path);
  if (openedOn !== path) {
    setOpenedOn(path);
    setOpen(undefined);
    resumed.current = false;
  }

  const begin = useEffectEvent(() => {
    if (resumed.current || !page) return;
    resumed.current = true;
    const { id, said, changes = false } = resume ?? {};
    if (said) say(said);
    if (!changes) setResume(undefined);
    const edited = id === undefined ? undefined : whereShown(id, shown);
    if (edited) {
      unhide(edited.element);
      if (document.activeElement === document.body) focusOn(edited.element);
    }
    for (const text of page.texts) {
      const draft = drafts.get(text.id);
      if (draft === undefined) continue;
      if (draft === text.value) drafts.drop(text.id);
      else if (shown.some(({ candidates }) => candidates.includes(text))) {
        openById(text.id);
        break;
      }
    }
  });
  useEffect(() => {
    if (shown.length > 0) begin();
  }, [shown]);

  return (
    <>
      <Panel
        path={path}
        page={page}
        error={error}
        shown={shown}
        isCovered={open !== undefined}
        showsChanges={resume?.changes ?? false}
        say={say}
        refresh={refresh}
        openText={openById}
        mayLeave={mayLeave}
      />
      {open &&
        createPortal(
          <EditorLayer editor={editor} place={open.place} key={open.kind}>
            {open.kind === 'edit' && (
              <Editor
                key={open.text.id}
                text={page?.texts.find(({ id }) => id === open.text.id) ?? open.text}
                place={open.place}
                say={say}
                refresh={refresh}
                close={close}
                mayLeave={mayLeave}
              />
            )}
            {open.kind === 'choose' && <Choices {...open} choose={edit} close={close} />}
            {open.kind === 'why' && <WhyNot {...open} say={say} close={close} />}
          </EditorLayer>,
          editor.shadow,
        )}
    </>
  );
}

/** What a click on these texts of one element opens. */
function openingOf(first: ShownText, texts: readonly ShownText[]): Open {
  const all = texts.flatMap((place) => place.candidates.map((text) => ({ place, text })));
  // The same text may be shown twice in one element.
  const choices = [...new Map(all.map((one) => [one.text.id, one])).values()];
  const possible = choices.filter(({ text }) => !text.reason);
  const [only] = possible;
  if (only && choices.length === 1) return { kind: 'edit', ...only };
  if (only) {
    const heading = texts.length > 1 ? 'Which text?' : 'Where should this be changed?';
    return { kind: 'choose', place: first, heading, choices };
  }
  return { kind: 'why', place: first, state: stateOf(first), text: first.candidates[0] };
}

function focusOn(element: Element | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    element.focus({ preventScroll: true });
  }
}
