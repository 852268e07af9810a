import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { existsHere, howToInstall, programsOf } from '../../../build/setup/browsers.mjs';
import { type Inbox, openInbox } from '../../../testing/mail/inbox.ts';
import { type Site, startSite } from '../../../testing/servers/site.ts';
import type { Engine, Tab } from './drivers/engine.ts';
import { enquiries } from './enquiries.ts';
import { menus } from './menus.ts';
import { reading } from './reading.ts';
import { tools } from './tools.ts';
import { visitorOf } from './visitor.ts';

/** All journeys; every engine runs the same ones. */
const journeys = [...reading, ...menus, ...tools, ...enquiries];

/** Runs every journey in an engine, if this machine has it. */
export function runJourneys(engine: Engine): void {
  if (programsOf(engine.browser)) runAll(engine);
  else reportMissing(engine);
}

/** Starts the engine once with scripts and once without. */
function runAll({ browser, start }: Engine): void {
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

      for (const { name, run } of journeys.filter((journey) => journey.scripts === scripts)) {
        test(name, () => run(visitorOf(tab, site.url), inbox));
      }
    });
  }
}

/** An engine that could be here is a failure where the suite must be complete; elsewhere the run continues. */
function reportMissing({ browser }: Engine): void {
  const exists = existsHere(browser);
  const advice = exists ? howToInstall(browser) : `It does not exist for ${process.platform}.`;
  if (process.env.CI && exists) {
    test(`${browser.name}: is installed`, () => expect.fail(advice));
  } else {
    test.skip(`${browser.name}: its journeys are skipped. ${advice}`);
    console.warn(`The journeys in ${browser.name} are skipped. ${advice}`);
  }
}
