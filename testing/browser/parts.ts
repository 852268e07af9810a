import type { Page } from 'playwright-core';

/** Distance from the top of the screen to the top of an element, in px. */
export const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

export const menuButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
