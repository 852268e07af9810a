import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds on a page: the rule, and the elements that break it.
 * @param rule If given, the only rule that is checked.
 */
export async function findViolations(page: Page, rule?: 'color-contrast'): Promise<string[]> {
  await page.evaluate(axe);
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly: rule && [rule] });
  const found: unknown = await page.evaluate(
    `axe.run(document, ${options}).then((result) => result.violations.map((one) => [one.id, ...one.nodes.map((node) => node.html.slice(0, 160))].join(" ")))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe gave no answer'];
}
