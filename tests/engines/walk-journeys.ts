import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { howToInstall, programsOf } from '../../build/setup/browsers.mjs';
import { type Inbox, openInbox } from '../../testing/inbox.ts';
import { type Site, startSite } from '../../testing/site.ts';
import type { Engine, Tab } from './drivers/engine.ts';
import { enquiries } from './enquiries.ts';
import { menus } from './menus.ts';
import { reading } from './reading.ts';
import { visitorOf } from './visitor.ts';

/** The one table of what visitors do, in whatever engine. */
const journeys = [...reading, ...menus, ...enquiries];

/** Walks every journey in an engine, if this machine has it. */
export function walkJourneys(engine: Engine): void {
  if (programsOf(engine.browser)) walkAll(engine);
  else reportMissing(engine);
}

/** The engine is started once with scripts and once without. */
function walkAll({ browser, start }: Engine): void {
  let site: Site;
  let inbox: Inbox;

  beforeAll(async () => {
    inbox = await openInbox();
    site = await startSite({ SMTP_URL: inbox.url });
  });

  afterAll(async () => {
    await site?.stop();
    await inbox?.close();
  });

  for (const scripts of [true, false]) {
    describe(`${browser.name}:`, () => {
      let tab: Tab;
      beforeAll(async () => {
        tab = await start({ scripts });
      });
      afterAll(() => tab?.close());

      for (const { name, walk } of journeys.filter((journey) => journey.scripts === scripts)) {
        test(name, () => walk(visitorOf(tab, site.url), inbox));
      }
    });
  }
}

/** Where the suite has to be whole a missing engine is a failure; elsewhere the run goes on. */
function reportMissing({ browser }: Engine): void {
  const advice = howToInstall(browser);
  if (process.env.CI) {
    test(`${browser.name}: is there`, () => expect.fail(advice));
  } else {
    test.skip(`${browser.name}: its journeys are skipped. ${advice}`);
    console.warn(`The journeys in ${browser.name} are skipped. ${advice}`);
  }
}
