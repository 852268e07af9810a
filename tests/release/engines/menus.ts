import { expect } from 'vitest';
import { bothWays, type Journey } from './journey.ts';
import { eventually, phone, type Visitor } from './visitor.ts';

const start = '/design';
const button = '[popovertarget="menu-cyber"]';
const menu = '#menu-cyber';
const service = '/cyber/essential-eight-assessment';
const heading = 'Essential Eight Assessment & Remediation';

const isOpen = (visitor: Visitor, part: string, open: boolean) =>
  eventually(() => visitor.isVisible(part)).toBe(open);

function isShowing(part: string): boolean {
  return document.querySelector(part)?.matches(':popover-open') ?? false;
}

/**
 * Presses the menu's button. On a slow machine the menu may open under the resting mouse long before the
 * press, which then closes it, as a visitor would see: they press again. Whether it is open is not read
 * from what is drawn: a menu that has just opened has not appeared yet, and would be closed again.
 */
const openMenu = async (visitor: Visitor) => {
  await eventually(async () => {
    if (!(await visitor.ask(isShowing, menu))) await visitor.click(button);
    return visitor.ask(isShowing, menu);
  }).toBe(true);
  await isOpen(visitor, menu, true);
};

const arrives = async (visitor: Visitor) => {
  await eventually(() => visitor.text('h1')).toBe(heading);
  expect(await visitor.address()).toBe(service);
};

const hovering: Journey = {
  name: 'a drop-down opens when the mouse rests on it, and closes after the mouse leaves',
  scripts: true,
  async run(visitor) {
    await visitor.open(start, true);
    await visitor.pointAt(button);
    await isOpen(visitor, menu, true);
    await visitor.pointAt('.logo-mark');
    await isOpen(visitor, menu, false);
  },
};

const orientation: Journey = {
  name: 'after a page change the menu is closed and the focus is on the new heading',
  scripts: true,
  async run(visitor) {
    await visitor.open(start, true);
    await openMenu(visitor);
    await visitor.click(`${menu} a[href="${service}"]`);
    await arrives(visitor);
    await isOpen(visitor, menu, false);
    await eventually(() => visitor.ask(() => document.activeElement?.tagName)).toBe('H1');
  },
};

export const menus = [
  ...bothWays(
    'a drop-down opens, closes with Escape and leads to a service',
    async (visitor, scripts) => {
      await visitor.open(start, scripts);
      await openMenu(visitor);
      await visitor.press('Escape');
      await isOpen(visitor, menu, false);
      await openMenu(visitor);
      await visitor.click(`${menu} a[href="${service}"]`);
      await arrives(visitor);
    },
  ),
  ...bothWays(
    'on a phone, the panel opens and its sections lead to a service',
    async (visitor, scripts) => {
      await visitor.open(start, scripts, phone);
      await visitor.click('[popovertarget="menu-panel"]');
      await isOpen(visitor, '#menu-panel', true);
      const opened = () => visitor.texts('#menu-panel details[open] > summary');
      await visitor.click('#menu-panel [data-line="it"] summary');
      await eventually(opened).toEqual(['IT Services']);
      await visitor.click('#menu-panel [data-line="cyber"] summary');
      await eventually(opened).toEqual(['Cyber Services']);
      await visitor.click(`#menu-panel a[href="${service}"]`);
      await arrives(visitor);
      await isOpen(visitor, '#menu-panel', false);
    },
  ),
  hovering,
  orientation,
];
