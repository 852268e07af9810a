import type { Page } from 'playwright-core';

/** The tool of a page, with its parts. */
export function toolOn(page: Page) {
  const host = page.locator('[data-tool]');
  const message = page.locator('form textarea[name=message]');
  return {
    host,
    message,
    /** Its result in one sentence: a live region. */
    result: host.locator('output').first(),
    /** What its button did: another. */
    reply: host.locator('output').last(),
    button: host.getByRole('button', { name: 'Use this in my message', exact: true }),
    /** Opens it by keyboard if it is closed; else goes to its first input. */
    async reach() {
      const disclosure = host.locator('> summary');
      const first =
        (await disclosure.count()) > 0 ? disclosure : host.locator('input:not(:disabled)').first();
      await first.focus();
      if ((await disclosure.count()) > 0) await page.keyboard.press('Enter');
    },
  };
}
