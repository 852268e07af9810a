import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, test } from 'vitest';
import { hasDecidedOnFonts, hasFonts } from '../../testing/browser/fonts.ts';
import { phone, prepareJourney } from '../../testing/browser/journey.ts';
import { openStill } from '../../testing/browser/open-still.ts';
import { childEnvironment } from '../../testing/servers/child-environment.ts';

const journey = prepareJourney();

test('A picture shows the site’s own fonts, also of a page that leaves them to the next one', async () => {
  const visitor = await journey.visit({ ...phone, bypassCSP: true });
  await visitor.addInitScript(() => {
    const { add } = FontFaceSet.prototype;
    FontFaceSet.prototype.add = function (face) {
      document.querySelector('h1')?.style.setProperty('margin-top', '50px');
      return add.call(this, face);
    };
  });
  const page = await visitor.newPage();
  await openStill(page, `${journey.site.url}/it`);
  await page.waitForFunction(hasDecidedOnFonts);
  expect(await page.locator('html').getAttribute('data-fonts')).toBe('next-page');
  expect(await page.evaluate(hasFonts)).toBe(true);
});

test('When taking pictures fails, nothing keeps running', async () => {
  const env = { ...childEnvironment, CHROMIUM: '/bin/false' };
  const child = spawn(process.execPath, ['tests/screenshots.ts'], {
    env,
    detached: true,
    stdio: 'ignore',
  });
  const [status] = await once(child, 'exit');
  expect(status).toBe(1);
  const { pid = 0 } = child;
  expect(() => process.kill(-pid, 0)).toThrow('ESRCH');
});
