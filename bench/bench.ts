import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse/package.json' with { type: 'json' };
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testing/browser/browser.ts';
import { type Site, startSite } from '../testing/site.ts';
import { judgeAnswers, judgePages, judgeTimes, type Verdict } from './bounds.ts';
import { describeLoad, describeMachine } from './machine.ts';
import { readOptions } from './options.ts';
import { measureChangesOfPage } from './pages/measure-changes-of-page.ts';
import { measureInteractions } from './pages/measure-interactions.ts';
import { measurePage, type PageFigures } from './pages/measure-pages.ts';
import { measureLongestTask, type TaskFigures } from './pages/measure-tasks.ts';
import { startWordsOnlySite } from './pages/words-only-site.ts';
import {
  changeOfPageLines,
  complaintLines,
  interactionLines,
  pageHeadings,
  pageRow,
  taskLines,
  verdictLines,
} from './report.ts';

/** Times that each interaction, link and page load is repeated. */
const repeats = 5;

/** One page of each kind: their tasks differ. */
const watched = ['/', '/it', '/it/managed-services', '/terms-conditions'];

const say = (lines: readonly string[]) => console.log(lines.join('\n'));

/** Lighthouse, page by page. */
async function measurePages(site: Site, words: Site, paths: readonly string[], runs: number) {
  say(pageHeadings(runs));
  const figures: PageFigures[] = [];
  for (const path of paths) {
    const page = await measurePage(site, words, path, runs);
    figures.push(page);
    say([pageRow(page)]);
  }
  say(complaintLines(figures));
  return judgePages(figures);
}

/** Interactions, changes of page, and what keeps the main thread busy. */
async function measureTimes(browser: Browser, site: Site, words: Site): Promise<Verdict[]> {
  const interactions = await measureInteractions(browser, site.url, repeats);
  say(interactionLines(interactions));
  const changes = await measureChangesOfPage(browser, site.url, repeats);
  say(changeOfPageLines(changes));
  const tasks: { page: TaskFigures[]; words: TaskFigures[] } = { page: [], words: [] };
  for (const path of watched) {
    tasks.page.push(await measureLongestTask(browser, site.url, path, repeats));
    tasks.words.push(await measureLongestTask(browser, words.url, path, repeats));
  }
  say(taskLines(tasks.page, tasks.words));
  return [
    judgeTimes('interactions', interactions),
    judgeAnswers(interactions),
    judgeTimes('changesOfPage', changes),
    judgeTimes('tasks', tasks.page),
  ];
}

/** Measures, prints, and says whether all bounds hold. */
async function bench(words: readonly string[]): Promise<boolean> {
  const sitemap = readFileSync('dist/site/sitemap.xml', 'utf8');
  const known = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const options = readOptions(words, known);
  await using started = new AsyncDisposableStack();
  const browser = started.adopt(await openBrowser(), (browser) => browser.close());
  const site = started.adopt(await startSite(), (site) => site.stop());
  const wordsOnly = started.adopt(await startWordsOnlySite(browser, site.url, known), (wordsOnly) =>
    wordsOnly.stop(),
  );
  const versions = `Chromium ${browser.version()}, Lighthouse ${lighthouse.version}`;
  say([...describeMachine(), versions, `Before: ${describeLoad()}`]);
  const verdicts: Verdict[] = [];
  if (options.pages) {
    verdicts.push(...(await measurePages(site, wordsOnly, options.paths, options.runs)));
  }
  if (options.interactions) verdicts.push(...(await measureTimes(browser, site, wordsOnly)));
  say(verdictLines(verdicts));
  say([`After: ${describeLoad()}`]);
  return verdicts.every(({ broken }) => broken.length === 0);
}

try {
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
