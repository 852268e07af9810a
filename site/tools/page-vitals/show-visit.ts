import { judgeVisit, type Visit } from './judge-visit.ts';

/**
 * Shows a visit on the page's own figure (`site/figures/lanes/lanes.tsx`), which is an example until then:
 * React leaves its markup alone, and a second drawing of it would not fit into a tool's 6,000 bytes.
 */
export function showVisit(visit: Visit): void {
  const figure = document.querySelector('figure.figure');
  const lanes = figure?.querySelectorAll('.lane:not(.axis)');
  for (const [index, { text, value, within, at }] of judgeVisit(visit).entries()) {
    const part = (selector: string) => lanes?.[index]?.querySelector(selector);
    const words = part('p');
    keepRoom(words);
    words?.lastChild?.replaceWith(` ${text}`);
    part('.values b')?.replaceChildren(value);
    part('line + line')?.setAttribute('x2', `${at ?? 0}%`);
    const mark = part('.track > svg');
    mark?.setAttribute('x', `${at ?? 0}%`);
    mark?.setAttribute('visibility', at === undefined ? 'hidden' : 'visible');
    // What is over its limit is the eight-ball.
    part('.ball')?.setAttribute('data-ball', within ? '' : 'grey');
    part('.ball text')?.replaceChildren(within ? `${index + 1}` : '8');
  }
  const caption = figure?.querySelector('figcaption');
  keepRoom(caption);
  caption?.replaceChildren('This page on your device, live.');
}

/** Shorter text must not move what is below it: this page measures its own layout shifts. */
function keepRoom(words: Element | null | undefined): void {
  if (words instanceof HTMLElement) words.style.minHeight = `${words.offsetHeight}px`;
}
