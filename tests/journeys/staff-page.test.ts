import { globSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { staffPath } from '../../content/site-pages.ts';
import type { LinkAct, StaffAnswer } from '../../enquiry/answering/staff-view.ts';
import { builtScript, hold, hydrated } from '../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney, small } from '../../testing/browser/journey.ts';
import { requestsOf, untilFetched } from '../../testing/browser/requests.ts';
import { staffView } from '../../testing/staff-view.ts';
import { findViolations } from '../every-page/find-violations.ts';

const journey = prepareJourney();

const token = 'the.secret-token_of.a-link';
const functionPath = '/functions/v1/staff-act';
const { reference } = staffView;
const settled = { at: Date.parse('2026-11-22T22:05Z'), by: 'support@cornerpocket.example' };

/** What the function gives back: an enquiry, a refusal, or no answer at all. */
type Given = StaffAnswer | { status: number; code: string; retryAfter?: string } | 'offline';

interface StaffVisit {
  page: Page;
  /** The bodies that the function received. */
  asked: unknown[];
  /** The addresses of all requests. */
  urls: string[];
}

async function give(route: Route, given: Given): Promise<void> {
  if (given === 'offline') return route.abort();
  if (!('status' in given)) return route.fulfill({ json: given });
  const { status, code, retryAfter } = given;
  await route.fulfill({
    status,
    json: { error: { code, message: `The message for ${code}.` }, requestId: 'a1' },
    ...(retryAfter && { headers: { 'Retry-After': retryAfter } }),
  });
}

/** Follows the link of a mail. The function gives these answers one after the other, then the last one again. */
async function follow(
  given: readonly Given[],
  options: BrowserContextOptions = small,
): Promise<StaffVisit> {
  const page = await (await journey.visit(options)).newPage();
  const asked: unknown[] = [];
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.route(`**${functionPath}`, async (route) => {
    expect(route.request().method()).toBe('POST');
    asked.push(route.request().postDataJSON());
    const next = given[Math.min(asked.length, given.length) - 1];
    if (next) await give(route, next);
  });
  await page.goto(`${journey.site.url}${staffPath}#${token}`);
  await hydrated(page);
  return { page, asked, urls };
}

const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.locator('main [role=status]');
const alert = (page: Page) => page.locator('main [role=alert]');
const buttonsOn = (page: Page) => page.locator('main button').allInnerTexts();
const shown = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

describe('a link in a mail', () => {
  test('shows the enquiry, and its token leaves the address and the history', async () => {
    const { page, asked, urls } = await follow([staffView]);
    await shown(page, reference);
    expect(await page.locator('main dl').innerText()).toBe(
      [
        ['Form', 'Managed Services & Support (MSP)'],
        ['Received', 'Friday 20 November, 4:45PM AEDT'],
        ['Mailed', '4:45PM, to support@'],
        ['Answer due', 'Monday 23 November, 4:45PM'],
        ['State', 'Open, 5 staffed hours left'],
      ]
        .flat()
        .join('\n'),
    );
    expect(await buttonsOn(page)).toEqual(['Mark as answered', 'No reply needed']);
    await shown(
      page,
      'What was written is in your mailbox, not here. This link was made for support@cornerpocket.example and works until 4 December.',
    );
    expect(asked).toEqual([{ token }]);
    expect(page.url()).toBe(journey.site.url + staffPath);
    expect(
      await page.evaluate(() => JSON.stringify([history.state, history.length])),
    ).not.toContain(token);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await page.getByRole('heading', { name: 'Sitemap', level: 1 }).waitFor();
    await page.goBack();
    await shown(page, reference);
    expect(page.url()).toBe(journey.site.url + staffPath);
    expect(asked).toEqual([{ token }, { token }]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain(token);
    expect(urls.filter((url) => url.includes(token) && !url.endsWith(`#${token}`))).toEqual([]);
    expect(await page.content()).not.toContain(token);
  });

  test('only reads, by one POST, until a person clicks', async () => {
    const { page, asked } = await follow([staffView]);
    await shown(page, reference);
    const later: string[] = [];
    page.on('request', (request) => later.push(request.url()));
    await page.mouse.move(200, 200);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([{ token }]);
    expect(later.filter((url) => url.includes('staff-act'))).toEqual([]);
  });

  test('in a tab that shows another enquiry begins again', async () => {
    const { page, asked } = await follow([staffView, { ...staffView, reference: 'ENQ-22222222' }]);
    await shown(page, reference);
    await page.evaluate(() => location.assign('#second-token'));
    await shown(page, 'ENQ-22222222');
    expect(asked).toEqual([{ token }, { token: 'second-token' }]);
    expect(page.url()).toBe(journey.site.url + staffPath);
  });

  test('leaves the link to the content alone', async () => {
    const { page, asked } = await follow([staffView]);
    await shown(page, reference);
    await page.evaluate(() => location.assign('#main'));
    expect(new URL(page.url()).hash).toBe('#main');
    expect(await heading(page).innerText()).toBe(reference);
    expect(asked).toHaveLength(1);
  });
});

test.each([
  [{ staffedMinutesLeft: -130 }, 'Open, 2 staffed hours late'],
  [{ state: 'answered', settled }, 'Answered on Monday 23 November, 9:05AM by support@'],
  [
    { state: 'closed', settled },
    'Closed without a reply on Monday 23 November, 9:05AM by support@',
  ],
  [{ state: 'spam', settled }, 'Spam, marked on Monday 23 November, 9:05AM by support@'],
  [{ state: 'quarantined', mailedAt: undefined }, 'Held back as suspected spam'],
  [{ state: 'erased', acts: [] }, 'Erased'],
] as const)('an enquiry with %o is shown as %s', async (differences, words) => {
  const { page } = await follow([{ ...staffView, ...differences }]);
  await shown(page, words);
  if (words === 'Erased') expect(await buttonsOn(page)).toEqual([]);
});

describe('a button', () => {
  const acts: readonly [LinkAct, string, string][] = [
    ['answered', 'Mark as answered', 'is marked as answered.'],
    ['closed', 'No reply needed', 'is marked as needing no reply.'],
    ['released', 'Release', 'is released from suspected spam.'],
    ['spam', 'Spam', 'is marked as spam.'],
  ];
  const before: StaffAnswer = { ...staffView, acts: acts.map(([act]) => act) };
  const after: StaffAnswer = { ...staffView, state: 'answered', settled, acts: [], done: true };

  test.each(acts)('for %s does so, and says what was done', async (act, label, outcome) => {
    const { page, asked } = await follow([before, after]);
    await button(page, label).click();
    await shown(page, `${reference} ${outcome}`);
    expect(await status(page).innerText()).toBe(`${reference} ${outcome}`);
    expect(asked).toEqual([{ token }, { token, act, shown: 'open' }]);
    await shown(page, 'Answered on Monday 23 November, 9:05AM by support@');
    expect(await buttonsOn(page)).toEqual([]);
    // Its button is gone: the focus is where the enquiry begins.
    expect(await heading(page).evaluate((title) => title === document.activeElement)).toBe(true);
  });

  test('says that what it does was done already', async () => {
    const { page } = await follow([before, { ...after, done: false }]);
    await button(page, 'Mark as answered').click();
    await shown(page, `That was done already: ${reference} is marked as answered.`);
  });

  test('says that a colleague was faster', async () => {
    const { page } = await follow([before, { ...after, done: false }]);
    await button(page, 'Spam').click();
    await shown(
      page,
      `Nothing was changed: ${reference} has been dealt with in another way. Its state is above.`,
    );
  });

  test('does it once for a double click, and says that it is doing it', async () => {
    const { page, asked } = await follow([before]);
    await shown(page, reference);
    const answer = await hold(page, `**${functionPath}`, (route) => route.fallback());
    await button(page, 'Mark as answered').dblclick();
    await button(page, 'Saving...').waitFor();
    const disabled = page.locator('main button[aria-disabled=true]');
    expect(await disabled.count()).toBe(4);
    await button(page, 'Spam').click({ force: true });
    answer();
    await status(page).filter({ hasText: 'is marked as answered' }).waitFor();
    expect(asked).toEqual([{ token }, { token, act: 'answered', shown: 'open' }]);
    expect(await disabled.count()).toBe(0);
    // The button that was clicked last is still there, so it keeps the focus.
    const last = button(page, 'Spam');
    expect(await last.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('is reached and pressed by keyboard alone', async () => {
    const { page, asked } = await follow([before, after], desktop);
    await shown(page, reference);
    await page.locator('main').focus();
    for (const [, label] of acts) {
      await page.keyboard.press('Tab');
      const focused = page.locator('main button:focus-visible');
      expect(await focused.innerText()).toBe(label);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await shown(page, `${reference} is released from suspected spam.`);
    expect(asked.at(-1)).toEqual({ token, act: 'released', shown: 'open' });
  });
});

const command = (name: string, of: string) => `On the server: npm run enquiries -- ${name} ${of}`;

describe('a refusal says what to do:', () => {
  test.each([
    [{ status: 403, code: 'link' }, 'The message for link.', false],
    [{ status: 410, code: 'expired' }, 'The message for expired.', false],
    [
      { status: 429, code: 'rate', retryAfter: '30' },
      'The message for rate. Try again in 30 seconds.',
      true,
    ],
    [
      { status: 503, code: 'unavailable' },
      'The enquiry cannot be reached at the moment: try again in a minute.',
      true,
    ],
    [
      { status: 400, code: 'malformed' },
      'This link is not complete: open it from the mail again.',
      false,
    ],
    [
      { status: 422, code: 'malformed' },
      'This link is not complete: open it from the mail again.',
      false,
    ],
    ['offline', 'No answer came: check your connection and try again, which is safe.', true],
  ] as const)('%o', async (given, words, again) => {
    const { page } = await follow([given, staffView]);
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toBe(`${words} ${command('show', 'REFERENCE')}`);
    expect(await buttonsOn(page)).toEqual(again ? ['Try again'] : []);
    if (!again) return;
    await button(page, 'Try again').click();
    await shown(page, reference);
    expect(await alert(page).count()).toBe(0);
    expect(await heading(page).evaluate((title) => title === document.activeElement)).toBe(true);
  });

  test('of an act, beside the enquiry, and Try again repeats the act', async () => {
    const answered = { ...staffView, state: 'answered', settled, acts: [], done: true } as const;
    const { page, asked } = await follow([staffView, 'offline', answered]);
    await button(page, 'No reply needed').click();
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain(command('close', reference));
    expect(await page.locator('main dd').last().innerText()).toBe('Open, 5 staffed hours left');
    await button(page, 'Try again').click();
    await shown(page, `${reference} is marked as needing no reply.`);
    const closed = { token, act: 'closed', shown: 'open' };
    expect(asked).toEqual([{ token }, closed, closed]);
  });

  test('of spam names no command: that would count it as answered', async () => {
    const { page } = await follow([{ ...staffView, acts: ['spam'] }, 'offline']);
    await button(page, 'Spam').click();
    await alert(page).waitFor();
    expect(await alert(page).innerText()).not.toContain('npm run');
  });

  test('that comes a second time is read out again', async () => {
    const { page } = await follow([staffView, 'offline']);
    await button(page, 'Mark as answered').click();
    const first = await alert(page).elementHandle();
    await button(page, 'Try again').click();
    await expect.poll(() => first?.evaluate((one) => one.isConnected)).toBe(false);
    expect(await alert(page).count()).toBe(1);
    expect(await button(page, 'Try again').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
  });

  test('and the console never has the token', async () => {
    const { page } = await follow(['offline', { status: 503, code: 'unavailable' }, staffView]);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error.stack)));
    await button(page, 'Try again').click();
    await alert(page).filter({ hasText: 'cannot be reached' }).waitFor();
    expect(said.join('\n')).not.toContain(token);
  });
});

const sentence = 'This page shows staff one enquiry: open it by the link in a mail.';

test('without a token the page says what it is, and asks the function nothing', async () => {
  const page = await journey.open(staffPath, small);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await shown(page, sentence);
  expect(await heading(page).innerText()).toBe('An enquiry');
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => url.includes('staff-act'))).toEqual([]);
});

test('without scripts the page says so, and names the command', async () => {
  const page = await journey.openPlain(`${staffPath}#${token}`, small);
  await shown(page, sentence);
  const words = await page.locator('main noscript').innerText();
  expect(words).toBe(
    'It needs scripts, which are off in this browser. On the server, npm run enquiries -- answered REFERENCE works without them.',
  );
});

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'on %s nothing scrolls sideways and axe finds no violations, in light or in dark',
  async (_, screen) => {
    const acts: readonly LinkAct[] = ['answered', 'closed', 'released', 'spam'];
    const long = `${'a-long-name-of-a-mailbox'.repeat(3)}@elsewhere.example`;
    const view = { ...staffView, acts, madeFor: long, settled: { ...settled, by: long } };
    const { page } = await follow([view, 'offline', { ...view, state: 'spam' }], {
      ...screen,
      reducedMotion: 'reduce',
    });
    await shown(page, reference);
    for (const step of ['read', 'refused', 'done'] as const) {
      if (step === 'refused') {
        await button(page, 'Mark as answered').click();
        await alert(page).waitFor();
      }
      if (step === 'done') {
        await button(page, 'Try again').click();
        await status(page).filter({ hasText: 'is marked' }).waitFor();
      }
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, step).toBe(0);
      expect(await findViolations(page), step).toEqual([]);
    }
  },
);

test('search engines are told not to list the page, and nothing on the site leads to it', async () => {
  const html = await (await fetch(journey.site.url + staffPath)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/rel="canonical"|property="og:|ld\+json/);
  const text = (file: string) => readFileSync(`dist/site/${file}`, 'utf8');
  const others = globSync('**/*.{html,xml,txt,webmanifest}', { cwd: 'dist/site' });
  expect(others).toContain('sitemap.xml');
  expect(others.filter((file) => text(file).includes(`${staffPath}"`))).toEqual([]);
  expect(text('sitemap.xml')).not.toContain(staffPath);
  expect(globSync('previews/*staff*', { cwd: 'dist/site' })).toEqual([]);
});

test('a visitor never fetches its script, whatever links are seen', async () => {
  const page = await journey.open('/sitemap', small);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const requests = requestsOf(page);
  await page.mouse.move(5, 305);
  for (let top = 0; top < 3_000; top += 300) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  }
  await untilFetched(page, requests);
  expect(scripts).not.toContain(builtScript(/staff-act/));
});
