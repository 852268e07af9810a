import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a key does that changes an input: by its type, or the element's name. */
const keys: Readonly<Record<string, readonly string[]>> = {
  range: ['ArrowRight'],
  radio: ['ArrowDown'],
  checkbox: ['Space'],
  date: ['ArrowUp'],
  time: ['ArrowUp'],
  'datetime-local': ['ArrowUp'],
  select: ['ArrowDown'],
  text: ['ControlOrMeta+A', '7'],
  url: ['ControlOrMeta+A', ...'example.org'],
};

/** The tool of a page, with its parts. */
export function toolOn(page: Page) {
  const host = page.locator('[data-tool]');
  return {
    host,
    /** The tool once it answers. */
    live: host.locator('[data-live]'),
    /** The drawing that is displayed, with what lies on it. */
    drawing: host.locator('.table > svg:visible'),
    /** Its inputs, on the cloth and on the rail. */
    inputs: host.locator('input, select'),
    /** What its inputs are set to, in their order. */
    values: () =>
      host
        .locator('[name]')
        .evaluateAll((inputs) =>
          inputs.map((input) =>
            input instanceof HTMLInputElement || input instanceof HTMLSelectElement
              ? `${input.name}=${input.value}, ${'checked' in input && input.checked}`
              : '',
          ),
        ),
    /** The largest of what the cloth says. */
    answer: host.locator('.as-answer:visible, .as-value:visible').last(),
    message: page.locator('form textarea[name=message]'),
    /** Its result in one sentence: a live region. */
    result: host.locator('output.offscreen'),
    /** What its button did: another. */
    reply: host.locator('.tool-rail > output'),
    button: host.getByRole('button', { name: 'Use this in my message', exact: true }),
    /** Goes to its first control, as the Tab key does. */
    reach: () => host.locator('input, select, button').first().focus(),
  };
}

/** Presses the tool's button, and waits until the focus is in the message: it moves in the next frame. */
export async function addToMessage(page: Page): Promise<void> {
  const { button, message } = toolOn(page);
  await button.press('Enter');
  await expect.poll(() => message.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** Changes an input by keys alone. */
export async function changeByKeyboard(input: Locator): Promise<void> {
  const kind = await input.evaluate((node) =>
    node instanceof HTMLInputElement ? node.type : node.tagName.toLowerCase(),
  );
  const presses = keys[kind];
  if (!presses) throw new Error(`No key is known that changes an input of the type '${kind}'`);
  // An empty time says nothing before each of its parts is typed; the year has no end of its own.
  if (kind === 'datetime-local' && (await input.inputValue()) === '') {
    await input.pressSequentially('03032027');
    await input.press('ArrowRight');
    await input.pressSequentially('0300P');
  }
  // Of a group of choices the Tab key reaches the chosen one.
  const name = await input.getAttribute('name');
  const chosen = input.page().locator(`input[type=radio][name="${name}"]:checked`);
  await (kind === 'radio' && (await chosen.count()) > 0 ? chosen : input).focus();
  for (const key of presses) await input.page().keyboard.press(key);
}
