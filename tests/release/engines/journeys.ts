import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { existsHere, howToInstall, programsOf } from '../../../build/setup/browsers.mjs';
import { type SmtpInbox, startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { siteTools } from '../../../testing/project/site-tools.ts';
import { type Site, startSite } from '../../../testing/servers/site.ts';
import { pageWords, specifiedPages } from '../../../testing/specification/specified-pages.ts';
import type { Engine, Tab } from './drivers/engine.ts';
import { testEnquiries } from './enquiries.ts';
import { eventually, phone, type Visitor, visitorOf } from './visitor.ts';

const service = '/cyber/essential-eight-assessment';
const heading = 'Essential Eight Assessment & Remediation';
const read = ['/', service, '/terms-conditions'];

const menuButton = '[popovertarget="menu-cyber"]';
const menu = '#menu-cyber';
const panel = '#menu-panel';

/** Runs the journeys in an engine, with scripts and without, if this machine has it. */
export function runJourneys(engine: Engine): void {
  const { browser } = engine;
  if (programsOf(browser)) {
    runAll(engine);
    return;
  }
  // A failure where the suite must be complete; elsewhere the run continues.
  const exists = existsHere(browser);
  const advice = exists ? howToInstall(browser) : `It does not exist for ${process.platform}.`;
  if (process.env.CI && exists) {
    test(`${browser.name}: is installed`, () => expect.fail(advice));
  } else {
    test.skip(`${browser.name}: its journeys are skipped. ${advice}`);
    console.warn(`The journeys in ${browser.name} are skipped. ${advice}`);
  }
}

function runAll({ browser, start }: Engine): void {
  let site: Site;
  let inbox: SmtpInbox;

  beforeAll(async () => {
    inbox = await startSmtpInbox();
    site = await startSite({ SMTP_URL: inbox.url });
  });

  afterAll(async () => {
    await site?.stop();
    await inbox?.close();
  });

  describe.each([true, false])(`${browser.name}, scripts: %s:`, (scripts) => {
    let tab: Tab;
    let visitor: Visitor;

    beforeAll(async () => {
      tab = await start({ scripts });
      visitor = visitorOf(tab, site.url, scripts);
    });
    afterAll(() => tab?.close());

    const isOpen = (part: string, open: boolean) =>
      eventually(() => visitor.isVisible(part)).toBe(open);

    /**
     * On a slow machine the menu may open under the resting mouse long before the press, which then
     * closes it: a visitor presses again. A menu that has just opened may not be drawn yet.
     */
    const openMenu = async () => {
      await eventually(async () => {
        if (!(await visitor.ask(isShowing, menu))) await visitor.click(menuButton);
        return visitor.ask(isShowing, menu);
      }).toBe(true);
      await isOpen(menu, true);
    };

    const arrives = async () => {
      await eventually(() => visitor.text('h1')).toBe(heading);
      expect(await visitor.address()).toBe(service);
    };

    test.each(read)('%s is read whole: title, heading, every section', async (path) => {
      const page = specifiedPages.find((page) => page.path === path);
      await visitor.open(path);
      expect(await visitor.title()).toMatch(page?.title ?? '');
      expect(await visitor.texts('h1')).toEqual([page?.heading]);
      // What is far below is laid out a moment later, and only then part of this text.
      const isWhole = () =>
        visitor.ask(() => document.documentElement.dataset.opening === undefined);
      if (scripts) await eventually(isWhole).toBe(true);
      const text = (await visitor.text('main'))?.replaceAll(/\s+/g, ' ');
      for (const word of pageWords[path] ?? []) expect(text).toContain(word);
      expect(
        await visitor.hidden(
          'main :is(section, h2:not(summary *), h3, p:not(.target-notice, .scripted *))',
        ),
      ).toEqual([]);
    });

    test.runIf(scripts)('a page that is opened at a section starts its script', async () => {
      await visitor.open('/it#contact-form');
      const isStarted = () =>
        visitor.ask(() => document.documentElement.dataset.hydrated !== undefined);
      await eventually(isStarted).toBe(true);
    });

    test('a drop-down opens, closes with Escape and leads to a service', async () => {
      await visitor.open('/design');
      await openMenu();
      await visitor.press('Escape');
      await isOpen(menu, false);
      await openMenu();
      await visitor.click(`${menu} a[href="${service}"]`);
      await arrives();
      await isOpen(menu, false);
      if (!scripts) return;
      await eventually(() => visitor.ask(() => document.activeElement?.tagName)).toBe('H1');
      await visitor.pointAt(menuButton);
      await isOpen(menu, true);
      await visitor.pointAt('.logo-mark');
      await isOpen(menu, false);
    });

    test('on a phone, the panel opens and its sections lead to a service', async () => {
      await visitor.open('/design', phone);
      await visitor.click('[popovertarget="menu-panel"]');
      await isOpen(panel, true);
      const opened = () => visitor.texts(`${panel} details[open] > summary`);
      await visitor.click(`${panel} [data-line="it"] summary`);
      await eventually(opened).toEqual(['IT Services']);
      await visitor.click(`${panel} [data-line="cyber"] summary`);
      await eventually(opened).toEqual(['Cyber Services']);
      await visitor.click(`${panel} a[href="${service}"]`);
      await arrives();
      await isOpen(panel, false);
    });

    if (scripts) {
      test('a strategy opens, and its ball follows the facts that are ticked', async () => {
        await visitor.open(service);
        const first = '.strategies > :first-child';
        await visitor.click(first);
        for (const fact of ['0', '1']) {
          const box = `.to-tick fieldset:not([hidden]) [name="facts-1"][value="${fact}"]`;
          await eventually(() => visitor.isVisible(box)).toBe(true);
          await visitor.click(box);
        }
        const said = 'The facts you ticked point to level 0. 7 of 8 have no tick yet.';
        await eventually(() => visitor.text('[data-tool] output.offscreen')).toMatch(said);
        await eventually(() =>
          visitor.ask(() => document.querySelector('.strategies > *')?.getAttribute('aria-label')),
        ).toBe('Application control: level 1');
      });

      test('every tool says its result, and puts it into the message', async () => {
        const choice = '[data-tool] [type=checkbox], [data-tool] [type=radio]:not(:checked)';
        const field = '.tool-rail [inputmode=decimal]';
        const address = '.tool-rail [type=url]';
        for (const { path } of siteTools) {
          await visitor.open(path);
          if (await visitor.isVisible(choice)) await visitor.click(choice);
          else if (await visitor.isVisible(field)) {
            await visitor.click(field);
            await visitor.type('7');
          } else {
            await visitor.click(address);
            await visitor.type('example.org');
          }
          await eventually(() => visitor.text('[data-tool] output.offscreen')).toMatch(/\w{3}/);
          await visitor.click('.tool-rail .button');
          const message = expect.stringMatching(/\w{3}/);
          await eventually(() => visitor.values('form')).toMatchObject({ message });
          await eventually(() => visitor.whyUnseen('textarea[name="message"]')).toBe('');
        }
      });
    } else {
      test('until the fonts load, fallback fonts of the same width are used', async () => {
        await visitor.open('/');
        for (const [weight, font, fallback] of [
          [650, 'Bricolage Grotesque', 'Bricolage fallback'],
          [600, 'Hanken Grotesk', 'Hanken fallback'],
          [400, 'Hanken Grotesk', 'Hanken fallback'],
        ] as const) {
          const wider = () => visitor.ask(widening, weight, font, fallback);
          await eventually(wider).toBeLessThan(0.05);
        }
      });
    }

    // Last, because Firefox's driver does not see the next page load after a visitor has gone back.
    testEnquiries(scripts, () => ({ visitor, inbox }));
  });
}

function isShowing(part: string): boolean {
  return document.querySelector(part)?.matches(':popover-open') ?? false;
}

/** How much wider a line is in one font than in the other; monospace replaces a missing font. */
function widening(weight: number, font: string, fallback: string): number {
  const line = document.createElement('span');
  line.textContent = 'Unified technology solutions for your business';
  document.querySelector('main')?.append(line);
  Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontWeight: weight });
  const [real = 0, other = 0] = [font, fallback].map((family) => {
    line.style.fontFamily = `"${family}", monospace`;
    return line.getBoundingClientRect().width;
  });
  line.remove();
  return Math.abs(real / other - 1);
}
