import { expect } from 'vitest';
import { hasDecidedOnFonts } from '../../../testing/browser/fonts.ts';
import type { Key, Tab } from './drivers/engine.ts';

/** Size of the viewport in px. */
type ViewSize = readonly [width: number, height: number];
const desktop: ViewSize = [1366, 860];
export const phone: ViewSize = [390, 844];

/** Milliseconds within which a page must react, even on a busy machine. */
const retryFor = 10_000;

/** Reads until the value is as expected. */
export const eventually = (read: () => Promise<unknown>) =>
  expect.poll(read, { timeout: retryFor, interval: 25 });

export type Visitor = ReturnType<typeof visitorOf>;

/** A person who uses one of the engines on the site at `home`. Parts are CSS selectors. */
export function visitorOf(tab: Tab, home: string, scripts: boolean) {
  const ask = <Inputs extends readonly unknown[], Result>(
    question: (...inputs: Inputs) => Result,
    ...inputs: Inputs
  ) => tab.evaluate<Result>(`(${question})(...${JSON.stringify(inputs)})`);

  const isVisible = (part: string) => ask(isSeen, part);

  const find = async (part: string): Promise<[x: number, y: number]> => {
    await eventually(() => isVisible(part)).toBe(true);
    const { x, y, covered } = await ask(centreOf, part);
    if (covered) throw new Error(`${part} is covered by ${covered}`);
    return [x, y];
  };
  /**
   * Points until the browser has the mouse on the part: a busy page may still be moving, or not drawn
   * since it was scrolled.
   */
  const pointAt = async (part: string): Promise<[x: number, y: number]> => {
    // What is covered is an error at once.
    let place = await find(part);
    await eventually(async () => {
      place = await find(part);
      await tab.point(...place);
      return ask(isUnderMouse, part);
    }).toBe(true);
    return place;
  };
  const click = async (part: string) => tab.click(...(await pointAt(part)));

  return {
    ask,
    isVisible,
    click,
    pointAt,
    back: tab.back,
    press: (key: Key) => tab.press(key),
    type: tab.type,
    /** Loads a page and checks that scripts run, or that they are disabled. */
    async open(path: string, [width, height]: ViewSize = desktop) {
      await tab.resize(width, height);
      await tab.open(home + path);
      // The browser only renders the content of noscript if scripts are disabled.
      expect(await ask(() => Boolean(document.querySelector('noscript link')))).toBe(!scripts);
      if (!scripts) return;
      await eventually(() => ask(isHydrated)).toBe(true);
      // Fonts may move what is below the screen, and with it what is about to be clicked.
      await eventually(() => ask(hasDecidedOnFonts)).toBe(true);
    },
    /** Clicks into each field and types. */
    async fill(form: string, values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) {
        // The page may move between the look for a field and the click, on a busy machine.
        await eventually(async () => {
          await click(`${form} [name="${name}"]`);
          return ask(focusedName);
        }).toBe(name);
        await tab.type(value);
      }
    },
    /** The text of a part. */
    text: (part: string) => ask(textOf, part),
    texts: (parts: string) => ask(textsOf, parts),
    /** The words in the fields that are not blank. */
    values: (form: string) => ask(valuesOf, form),
    title: () => ask(() => document.title),
    address: async () => (await ask(() => location.href)).replace(home, ''),
    /** The texts of those parts that a visitor cannot see. */
    hidden: (parts: string) => ask(hiddenOf, parts),
    /** Empty if the visitor sees it without scrolling, otherwise where it is and what is there instead. */
    whyUnseen: (part: string) => ask(whyUnseen, part),
    /** Name of the field that has the focus. */
    focused: () => ask(focusedName),
  };
}

function focusedName(): string | null | undefined {
  return document.activeElement?.getAttribute('name');
}

function isUnderMouse(part: string): boolean {
  return document.querySelector(part)?.matches(':hover') ?? false;
}

function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}

function isSeen(part: string): boolean {
  const element = document.querySelector(part);
  const box = element?.getBoundingClientRect();
  return Boolean(
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      box?.width &&
      box.height,
  );
}

function textOf(part: string): string | undefined {
  return document.querySelector<HTMLElement>(part)?.innerText.trim();
}

function textsOf(parts: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(parts)].map((part) => part.innerText.trim());
}

function hiddenOf(parts: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      const shown = part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !(shown && width && height);
    })
    .map((part) => part.outerHTML.slice(0, 80));
}

function whyUnseen(part: string): string {
  const element = document.querySelector(part);
  if (!element) return `there is no ${part}`;
  const { left, top, width, height } = element.getBoundingClientRect();
  // Something, such as the header, may cover the centre of the part.
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  if (element.contains(shown)) return '';
  const place = `from ${top} to ${top + height} px, in a page scrolled by ${window.scrollY} px`;
  return `${place}: ${shown?.outerHTML.slice(0, 80) ?? 'off the screen'}`;
}

interface Place {
  x: number;
  y: number;
  /** What lies over it. */
  covered?: string;
}

/** Scrolls a part into view. Returns where its centre is then. */
function centreOf(part: string): Place {
  const element = document.querySelector(part);
  if (!element) throw new Error(`There is no ${part}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  if (element.contains(top)) return { x, y };
  return { x, y, covered: top?.outerHTML.slice(0, 80) ?? '' };
}

function valuesOf(form: string): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${form} :is(input:not([type="hidden"]), textarea):not([tabindex="-1"])`,
  );
  const filled = [...fields].filter((field) => field.value !== '');
  return Object.fromEntries(filled.map((field) => [field.name, field.value]));
}
