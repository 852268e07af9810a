import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse/package.json' with { type: 'json' };
import { type Browser, launch } from 'puppeteer-core';
import { chromiumOptions } from '../testing/browser/browser.ts';
import { type Site, startSite } from '../testing/servers/site.ts';
import {
  checkChangesOfPage,
  checkInteractions,
  checkPages,
  checkTasks,
  type Verdict,
} from './bounds.ts';
import { describeLoad, describeMachine } from './machine.ts';
import { type Repeats, readOptions, type Visitor } from './options.ts';
import { measureChangesOfPage } from './pages/measure-changes-of-page.ts';
import { measureInteractions } from './pages/measure-interactions.ts';
import { measurePage, type PageMetrics } from './pages/measure-pages.ts';
import { measureTasks } from './pages/measure-tasks.ts';
import { measureSlowdown } from './pages/phone-speed.ts';
import { startSlowLink } from './pages/slow-link.ts';
import { startTextOnlySite } from './pages/text-only-site.ts';
import {
  changeOfPageLines,
  interactionLines,
  pageHeadings,
  pageLines,
  taskLines,
  verdictLines,
} from './report.ts';

/** How often each interaction, link and page load is repeated. */
const repeats = 5;

/** One page of each kind, because their tasks differ. */
const watched = ['/', '/it', '/it/managed-services', '/terms-conditions'];

const say = (lines: readonly string[]) => console.log(lines.join('\n'));

/** Lighthouse and largest paints, page by page. */
async function measurePages(
  browser: Browser,
  site: Site,
  textOnly: Site,
  paths: readonly string[],
  how: Visitor & { runs: number },
) {
  await using links = new AsyncDisposableStack();
  const slow = async ({ url }: Site) =>
    links.adopt(await startSlowLink(url), (link) => link.stop()).url;
  const addresses = {
    site: site.url,
    slowSite: await slow(site),
    slowTextOnly: await slow(textOnly),
  };
  say(pageHeadings(how.runs));
  const pages: PageMetrics[] = [];
  for (const path of paths) {
    const page = await measurePage(browser, addresses, path, how);
    pages.push(page);
    say(pageLines(page));
  }
  return checkPages(pages);
}

/** Interactions, page changes, and tasks of the main thread. */
async function measureTimes(browser: Browser, site: Site, textOnly: Site, how: Repeats) {
  const interactions = await measureInteractions(browser, site.url, how);
  say(interactionLines(interactions));
  const changes = await measureChangesOfPage(browser, site.url, how);
  say(changeOfPageLines(changes));
  const tasks = await measureTasks(browser, site, textOnly, watched, how);
  say(taskLines(tasks));
  return [...checkInteractions(interactions), ...checkChangesOfPage(changes), ...checkTasks(tasks)];
}

/** Measures and prints everything. Resolves to whether all bounds hold. */
async function bench(args: readonly string[]): Promise<boolean> {
  const sitemap = readFileSync('dist/site/sitemap.xml', 'utf8');
  const known = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const options = readOptions(args, known);
  await using started = new AsyncDisposableStack();
  const browser = started.adopt(await launch(chromiumOptions()), (browser) => browser.close());
  const site = started.adopt(await startSite(), (site) => site.stop());
  const textOnly = started.adopt(await startTextOnlySite(browser, site.url, known), (textOnly) =>
    textOnly.stop(),
  );
  const slowdown = options.slowdown === 'phone' ? await measureSlowdown(browser) : options.slowdown;
  const how = { ...options, slowdown, repeats };
  const speed = `The phone: a processor ${slowdown.toFixed(1)} times slower than this machine's`;
  const versions = `${await browser.version()}, Lighthouse ${lighthouse.version}`;
  const scheme = `Colour scheme: ${options.scheme}`;
  say([...describeMachine(), speed, versions, scheme, `Before: ${describeLoad()}`]);
  let holds = true;
  // Said after each part: an error in the next must not take them along.
  const judge = (verdicts: readonly Verdict[]) => {
    say(verdictLines(verdicts));
    holds &&= verdicts.every(({ broken }) => broken.length === 0);
  };
  if (options.pages) judge(await measurePages(browser, site, textOnly, options.paths, how));
  if (options.interactions) judge(await measureTimes(browser, site, textOnly, how));
  say([`After: ${describeLoad()}`]);
  return holds;
}

try {
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
