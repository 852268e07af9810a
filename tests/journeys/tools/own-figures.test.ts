import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeTime } from '../../../site/tools/response-clock/ticket.ts';
import { faultsOfFigure } from '../../../testing/browser/figure-faults.ts';
import { prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';

const journey = prepareJourney();

/** Opens a tool, by mouse or by touch. */
async function open(path: string, by: 'click' | 'tap'): Promise<Page> {
  const page = await journey.open(path, { ...small, hasTouch: by === 'tap' });
  await page.locator('[data-tool] > summary')[by]();
  await toolOn(page).button.waitFor();
  return page;
}

/** The texts of the tool's drawing collide nowhere, whatever the screen and the size of text. */
async function expectLegible(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 400 });
    expect(await page.evaluate(faultsOfFigure, '.tool .figure'), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 400 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(faultsOfFigure, '.tool .figure'), '200% text').toEqual([]);
}

test('An outage costs what the visitor’s own figures say, against the visitor’s own targets', async () => {
  const page = await open('/it/disaster-recovery-backups', 'click');
  const { result, host, button, message } = toolOn(page);
  const field = (name: string) => host.getByRole('textbox', { name, exact: true });
  await expect.poll(() => result.innerText()).toContain('about $3,600 at your own figures');
  await field('Age of the last copy at the failure (hours)').fill('26');
  await field('RPO: work you accept to lose (hours)').fill('24');
  await field('Time until people can work again (hours)').fill('0.5');
  await field('RTO: downtime you accept (hours)').fill('0.75');
  await field('Who cannot work until then (people)').fill('1,200');
  await field('Wages and on-costs of one person for an hour (AUD)').fill('57.35');
  await expect
    .poll(() => result.innerText())
    .toBe(
      '26 hours of work lost (RPO missed by 2 hours), 0.5 hours down (RTO met, with 0.25 hours to spare): about $1,823,730 at your own figures.',
    );
  expect(await host.locator('dd').allInnerTexts()).toEqual([
    'missed by 2 hours',
    'met, with 0.25 hours to spare',
    '$34,410',
    '$1,789,320',
    '$1,823,730',
  ]);
  expect(await host.locator('.timeline').innerText()).toContain('Too old');
  await button.click();
  expect(await message.inputValue()).toContain(
    'Work lost: 26 hours, RPO 24 hours: missed by 2 hours.',
  );
  await expectLegible(page);
});

test('A ticket’s clock stops out of hours, by touch and by keyboard', async () => {
  const page = await open('/it/managed-services', 'tap');
  const { result, host, button, message } = toolOn(page);
  const choice = (name: string) => host.getByRole('combobox', { name, exact: true });
  await expect.poll(() => result.innerText()).toMatch(/^P1 raised Friday 4:45PM: .*11:45AM\.$/);
  await choice('Priority').focus();
  await page.keyboard.type('P4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sat');
  await page.keyboard.press('Tab');
  const time = host.getByLabel(`At (${officeTime})`, { exact: true });
  expect(await time.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect
    .poll(() => result.innerText())
    .toBe(
      'P4 raised Saturday 4:45PM: work should start by Monday 5:30PM, and you should be able to work again by Friday 5:30PM. The clock starts Monday 8:30AM.',
    );
  await time.fill('');
  await time.blur();
  expect(await host.locator('.field-error').innerText()).toBe('Type a time, such as 4:45 PM.');
  await time.fill('17:29');
  await choice('Ticket raised on').selectOption('Monday');
  await expect.poll(() => result.innerText()).toContain('Monday 5:29PM, a week later');
  await button.tap();
  await expect
    .poll(() => message.inputValue())
    .toContain(`Ticket raised: Monday 5:29PM, ${officeTime}.`);
  await expectLegible(page);
});
