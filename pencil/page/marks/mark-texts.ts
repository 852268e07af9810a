import type { Reason } from '../../protocol.ts';
import type { ShownText } from '../shown-texts.ts';

/** What the owner can do with a text, as `data-pencil` says. */
export type State = 'editable' | 'waiting' | 'choose' | Reason;

/** What a click uses: links, buttons and fields. */
export const interactive =
  'a[href], button, summary, label, input, select, textarea, [role="button"]';

const hints: Readonly<Record<State, string>> = {
  editable: 'Press Enter to edit this text',
  waiting: 'This text needs your confirmation. Press Enter to edit it',
  choose: 'Press Enter to choose where to edit this text',
  specified: 'The specification fixes this text',
  composed: 'This text is put together from several',
  code: 'This text comes from the code',
};

/** Of several texts in one element the first of these counts. */
const order: readonly State[] = ['waiting', 'editable', 'choose', 'composed', 'specified', 'code'];

const changeable: ReadonlySet<State> = new Set(['editable', 'waiting', 'choose']);

export function stateOf({ candidates }: ShownText): State {
  const [first] = candidates;
  if (!first) return 'code';
  const possible = candidates.find(({ reason }) => !reason);
  if (!possible) return first.reason ?? 'code';
  if (candidates.length > 1) return 'choose';
  return possible.toConfirm === undefined ? 'editable' : 'waiting';
}

/** The attributes that elements had before they were marked; `null`: none. */
const before = new Map<Element, Map<string, string | null>>();

function setAttribute(element: Element, name: string, value: string): void {
  const kept = before.get(element) ?? new Map<string, string | null>();
  before.set(element, kept);
  if (!kept.has(name)) kept.set(name, element.getAttribute(name));
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function unmark(element: Element): void {
  for (const [name, value] of before.get(element) ?? []) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  before.delete(element);
}

/** Marks the elements of these texts, and no others. */
export function markTexts(shown: readonly ShownText[]): void {
  const byElement = Map.groupBy(shown, ({ element }) => element);
  for (const element of [...before.keys()]) if (!byElement.has(element)) unmark(element);
  for (const [element, texts] of byElement) {
    const states = new Set(texts.map(stateOf));
    const state = order.find((one) => states.has(one)) ?? 'code';
    setAttribute(element, 'data-pencil', state);
    // Inside a link or a button, Enter on that opens the text: two stops for one text are too many.
    if (element.closest(interactive)) continue;
    // A drawing that is hidden from screen readers is reached only for what can be changed in it.
    if (!changeable.has(state) && element.closest('[aria-hidden="true"]')) continue;
    setAttribute(element, 'tabindex', '0');
    setAttribute(element, 'aria-description', hints[state]);
  }
}

/** The texts in this element, or in what is inside it. */
export function textsIn(element: Element, shown: readonly ShownText[]): ShownText[] {
  return shown.filter((text) => element.contains(text.element));
}
