import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ShownText } from '../shown-texts.ts';
import { interactive, stateOf, textsIn } from './mark-texts.ts';
import { textsAt } from './texts-at.ts';

interface Actions {
  open: (texts: readonly ShownText[]) => void;
  /** Closes what is open, if anything. */
  close: () => void;
  mayLeave: RefObject<() => boolean>;
}

/** The page's own click, after Alt was held: it must not come here again. */
let isForPage = false;

function pressForPage(target: Element | null): void {
  isForPage = true;
  if (target instanceof HTMLElement) target.click();
  else target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  isForPage = false;
}

const isOfTool = (event: Event) =>
  event
    .composedPath()
    .some((one) => one instanceof HTMLElement && one.dataset.pencilHost !== undefined);

const isFixed = (text: ShownText) => ['specified', 'composed', 'code'].includes(stateOf(text));

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Opens the text that is clicked, or focused when Enter is pressed. With Alt the page gets it as usual. */
export function useClicks(shown: readonly ShownText[], actions: Actions): void {
  /** @returns whether something was opened, so that the page must not get the event. */
  const openAll = (texts: readonly ShownText[], target: Element) => {
    if (texts.length === 0) return false;
    // Menus must open, and what is only a button's name is no reason to hold it.
    if (texts.every(isFixed) && target.closest(interactive)) return false;
    actions.open(texts);
    return true;
  };

  const click = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (isForPage || isOfTool(event) || !(target instanceof Element)) return;
    if (!actions.mayLeave.current()) return stop(event);
    if (event.altKey) {
      stop(event);
      return pressForPage(target);
    }
    actions.close();
    // Space on a button, or a script: the page's own.
    const isPointed = event.detail > 0 && event.button === 0;
    if (isPointed && openAll(textsAt(event, target, shown), target)) stop(event);
  });

  const keydown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || isOfTool(event) || !(target instanceof Element)) return;
    if (target.matches('input, select, textarea')) return;
    if (event.altKey) {
      stop(event);
      return pressForPage(target);
    }
    if (!actions.mayLeave.current()) return stop(event);
    const own = textsIn(target, shown);
    const texts = own.length > 1 ? own.filter((text) => !isFixed(text)) : own;
    if (openAll(texts.length > 0 ? texts : own.slice(0, 1), target)) stop(event);
  });

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener('click', (event) => click(event), options);
    addEventListener('keydown', (event) => keydown(event), options);
    return () => controller.abort();
  }, []);
}
