import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeTime } from '../../../content/company.ts';
import { prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';
import { expectAllLegible, expectLegible } from './expect-legible.ts';

const journey = prepareJourney();

/** Opens the tool and touches it. */
async function open(options: Parameters<typeof journey.open>[1] = small): Promise<Page> {
  const page = await journey.open('/it/managed-services', options);
  await toolOn(page).reach();
  await toolOn(page).live.waitFor();
  return page;
}

test('A ticket’s clock stops out of hours and on public holidays, by touch and by keyboard', async () => {
  const page = await open({ ...small, hasTouch: true });
  const { result, host, button, message, answer, drawing } = toolOn(page);
  expect(await answer.textContent()).toBe('Mon 11:45AM');
  await host.getByRole('radio', { name: 'P4 A request or a question' }).tap();
  const day = host.getByLabel('You call on', { exact: true });
  await day.fill('2027-03-06');
  const time = host.getByLabel(`At (${officeTime})`, { exact: true });
  await expect.poll(() => answer.textContent()).toBe('Fri 5:30PM');
  expect(await drawing.textContent()).toContain('Closed until Mon 8:30AM');
  await expect
    .poll(() => result.innerText())
    .toBe(
      'P4 raised Saturday 6 March 4:45PM: work should start by Monday 8 March 5:30PM, and you should be able to work again by Friday 12 March 5:30PM. The clock starts Monday 8 March 8:30AM.',
    );
  await time.fill('');
  await time.blur();
  expect(await host.locator('.field-error').innerText()).toBe('Type a time, such as 4:45 PM.');
  await time.fill('17:00');
  await host.getByRole('radio', { name: 'P1 Nobody can work' }).tap();
  await day.fill('2027-03-25');
  await expect.poll(() => answer.textContent()).toBe('Tue 12:00PM');
  expect(await drawing.textContent()).toContain('closed on Good Friday and Easter Monday');
  await button.tap();
  await expect
    .poll(() => message.inputValue())
    .toContain(`Ticket raised: Thursday 25 March 2027, 5:00PM ${officeTime}.`);
});

test('A priority that nobody chose is said to be the example’s', async () => {
  const page = await open();
  const { host, button, message } = toolOn(page);
  await host.locator('[name=date]').fill('2027-03-09');
  await button.click();
  expect(await message.inputValue()).toMatch(/\nLeft as in the website’s example: Priority, At\.$/);
});

test('A day whose public holidays are not known is refused at its field', async () => {
  const page = await open();
  const { host, answer } = toolOn(page);
  const day = host.getByLabel('You call on', { exact: true });
  await day.fill('2027-12-18');
  await day.blur();
  expect(await host.locator('.field-error').innerText()).toBe(
    'Type a date from 1 January 2026 to 17 December 2027, for which we know the public holidays.',
  );
  expect(await answer.textContent()).toBe('Mon 11:45AM');
  await expectLegible(page, 'a refused day');
});

/** 36 drawings on each of several screens: minutes on a slow machine. */
const timeout = 180_000;

test('The drawing of a ticket is legible for every priority, on every kind of day', {
  timeout,
}, async () => {
  const page = await open();
  const { host } = toolOn(page);
  const days = [
    ['2027-03-08', '08:30'],
    ['2027-03-09', '14:30'],
    ['2027-03-04', '17:29'],
    ['2027-03-05', '16:45'],
    ['2027-03-07', '10:00'],
    // Before Easter, Christmas and Anzac Day.
    ['2027-03-25', '17:00'],
    ['2026-12-23', '17:00'],
    ['2026-12-24', '09:00'],
    ['2027-04-23', '16:45'],
  ] as const;
  const priorities = await host.getByRole('radio').all();
  const calledOn = host.locator('[type=date]');
  const calledAt = host.locator('[type=time]');
  const tickets = priorities.flatMap((priority, index) =>
    days.map(([day, time], at) => ({
      what: `P${index + 1} ${day} ${time}`,
      set: async () => {
        // It stays for the days that follow.
        if (at === 0) await priority.check();
        await calledOn.fill(day);
        await calledAt.fill(time);
      },
    })),
  );
  await expectAllLegible(page, tickets);
});
