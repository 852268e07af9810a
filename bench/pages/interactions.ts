import { valuesFor } from '../../testing/browser/enquiry-page.ts';
import { desktop, phone } from '../../testing/browser/journey.ts';
import { formRows } from '../../testing/specification/specified-forms.ts';
import { hydrated, spotOf, type Visit } from './visit.ts';

/** A visitor's action, which the page must answer in its next paint. */
export interface Interaction {
  name: string;
  device: typeof desktop | typeof phone;
  path: string;
  /** Brings the page to the moment before; left out if the visitor acts right after load. */
  prepare?: (page: Visit) => Promise<void>;
  /** Selects the element that is clicked or tapped once, in its centre. */
  target: string;
  /** What the visitor wanted, by selector and words: a quick paint without it does not count. */
  answer: { selector: string; words?: string };
}

const openMenu = {
  device: desktop,
  path: '/it',
  target: 'button[popovertarget=menu-it]',
  answer: { selector: '#menu-it:popover-open' },
};

const openPanel = {
  device: phone,
  path: '/it',
  target: 'button[popovertarget=menu-panel]',
  answer: { selector: '#menu-panel:popover-open' },
};

const openSection: Interaction = {
  name: 'open a section of the mobile panel',
  device: phone,
  path: '/it',
  async prepare(page) {
    await hydrated(page);
    await page.press(await spotOf(page, openPanel.target));
    const isOpen = await page.becomes(
      (panel) => document.querySelector(panel) !== null,
      openPanel.answer.selector,
    );
    if (!isOpen) throw new Error('The mobile panel does not open');
  },
  target: '#menu-panel summary',
  answer: { selector: '#menu-panel details[open]' },
};

async function type(page: Visit, field: string, words: string): Promise<void> {
  await page.run((field) => document.querySelector<HTMLElement>(field)?.focus(), field);
  await page.session.send('Input.insertText', { text: words });
}

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
    async prepare(page: Visit) {
      await hydrated(page);
      for (const [name, words] of Object.entries(valuesFor(row))) {
        await type(page, `form [name="${name}"]`, words);
      }
    },
    target: 'form button',
    answer: { selector: '[data-sonner-toast] [data-title]', words: row.success[0] },
  })),
];
