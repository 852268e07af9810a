import { useEffect, useState } from 'react';
import type { SourceText } from '../../protocol.ts';
import { findShownTexts, type ShownText } from '../shown-texts.ts';
import { markTexts } from './mark-texts.ts';
import marks from './marks.css?inline';

const sheet = new CSSStyleSheet();

/** Milliseconds without a change of the page before it is scanned again. */
const quietTime = 150;

/** Milliseconds after which it is scanned even if it never stands still. */
const scanAfter = 1000;

/** Finds the texts on the page, now and when it changes, and marks their elements while this is used. */
export function useMarks(texts: readonly SourceText[]): readonly ShownText[] {
  const [shown, setShown] = useState<readonly ShownText[]>([]);

  useEffect(() => {
    sheet.replaceSync(marks);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      markTexts([]);
    };
  }, []);

  useEffect(() => {
    if (texts.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changedAt: number | undefined;
    const scan = () => {
      changedAt = undefined;
      // The site sets its own list when it shows another page.
      if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
      wakeTools();
      const found = findShownTexts(document.body, texts).filter(isSettled);
      markTexts(found);
      setShown(found);
    };
    const changed = () => {
      changedAt ??= performance.now();
      clearTimeout(timer);
      const left = changedAt + scanAfter - performance.now();
      timer = setTimeout(scan, Math.max(0, Math.min(quietTime, left)));
    };
    scan();
    const observer = new MutationObserver((records) => {
      if (records.some(isOfPage)) changed();
    });
    observer.observe(document.body, {
      attributeFilter: ['data-live'],
      childList: true,
      characterData: true,
      subtree: true,
    });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [texts]);
  return shown;
}

/** A tool in the page whose markup React has not taken over yet (`watch-sent-tool.ts`). */
const sleeping = '[data-tool]:not(:has([data-live]))';

/** Starts the page's tools, as a touch does: React compares their attributes with its own when it comes. */
function wakeTools(): void {
  for (const tool of document.querySelectorAll(sleeping)) tool.dispatchEvent(new Event('change'));
}

const isSettled = ({ element }: ShownText) => !element.closest(sleeping);

/** Whether more was changed than the place of the pencil's own elements. */
function isOfPage({ addedNodes, removedNodes }: MutationRecord): boolean {
  const nodes = [...addedNodes, ...removedNodes];
  if (nodes.length === 0) return true;
  return nodes.some(
    (node) => !(node instanceof HTMLElement && node.dataset.pencilHost !== undefined),
  );
}
