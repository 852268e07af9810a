import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on a page: the rule, and the elements that break it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations.map((one) => [one.id, ...one.nodes.map((node) => node.html.slice(0, 160))].join(" ")))',
  );
  return Array.isArray(found) ? found.map(String) : ['axe gave no answer'];
}
