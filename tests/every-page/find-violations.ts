import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on a page in the light, and those of contrast in the dark. */
export async function findViolations(page: Page): Promise<string[]> {
  const inTheLight = await runAxe(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await hardToRead(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inTheLight, ...inTheDark.map((violation) => `in the dark: ${violation}`)];
}

/** The texts of too little contrast in the colours that a page has now. */
export function hardToRead(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: ['color-contrast'] });
}

/** One line for each rule that is broken: the rule, and the elements that break it. */
async function runAxe(page: Page, rules: { runOnly?: string[] }): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const options = JSON.stringify({ ...rules, resultTypes: ['violations'] });
  const found: unknown = await page.evaluate(
    `axe.run(document, ${options}).then((result) => result.violations.map((one) => [one.id, ...one.nodes.map((node) => node.html.slice(0, 160))].join(" ")))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe gave no answer'];
}
