import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { formOn, hydrated, valuesFor } from '../../testing/browser/enquiry-page.ts';
import { desktop, phone } from '../../testing/browser/journey.ts';
import { formRows } from '../../testing/specification/specified-forms.ts';

/** A visitor's action, which the page must answer in its next paint. */
export interface Interaction {
  name: string;
  device: BrowserContextOptions;
  path: string;
  /** Brings the page to the moment before; left out if the visitor acts right after load. */
  prepare?: (page: Page) => Promise<void>;
  /** The element that is clicked or tapped once, in its centre. */
  target: (page: Page) => Locator;
  /**
   * Waits for what the visitor wanted: a quick paint without it does not count.
   * @throws TimeoutError if it does not appear, or disappears again.
   */
  answered: (page: Page) => Promise<void>;
}

/** Milliseconds after which an answer counts as missing, even on a busy machine. */
const timeout = 5_000;

const isOpen = (selector: string) => (page: Page) =>
  page.locator(`${selector}:popover-open`).waitFor({ timeout });

const openMenu = {
  device: desktop,
  path: '/it',
  target: (page: Page) => page.locator('button[popovertarget=menu-it]'),
  answered: isOpen('#menu-it'),
};

const openPanel = {
  device: phone,
  path: '/it',
  target: (page: Page) => page.locator('button[popovertarget=menu-panel]'),
  answered: isOpen('#menu-panel'),
};

const openSection: Interaction = {
  name: 'open a section of the mobile panel',
  device: phone,
  path: '/it',
  async prepare(page) {
    await hydrated(page);
    await openPanel.target(page).tap();
    await openPanel.answered(page);
  },
  target: (page) => page.locator('#menu-panel summary').first(),
  answered: (page) => page.locator('#menu-panel details[open]').waitFor({ timeout }),
};

export const interactions: readonly Interaction[] = [
  { ...openMenu, name: 'open a header menu', prepare: hydrated },
  { ...openMenu, name: 'open a header menu, right after load' },
  { ...openPanel, name: 'open the mobile panel', prepare: hydrated },
  { ...openPanel, name: 'open the mobile panel, right after load' },
  openSection,
  ...formRows.slice(0, 2).map((row) => ({
    name: `submit the form on ${row.path}`,
    device: phone,
    path: row.path,
    async prepare(page: Page) {
      await hydrated(page);
      await formOn(page, row).fill(valuesFor(row));
    },
    target: (page: Page) => formOn(page, row).button,
    answered: (page: Page) =>
      page
        .locator('[data-sonner-toast]')
        .getByText(row.success[0], { exact: true })
        .waitFor({ timeout }),
  })),
];
