import { expect, test } from 'vitest';
import { prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';
import { expectLegible } from './expect-legible.ts';

const journey = prepareJourney();
const path = '/it/it-governance-cost-optimisation';

/** The tool, touched, with a way to fill its fields. */
async function open() {
  const page = await journey.open(path, small);
  const tool = toolOn(page);
  await tool.reach();
  await tool.live.waitFor();
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = tool.host.locator(`[name=${name}]`);
      if (name === 'term') await field.selectOption(value);
      else await field.fill(value);
    }
  };
  return { page, tool, fill };
}

test('Unused seats save what the visitor’s own figures say, from the renewal on', async () => {
  const { tool, fill } = await open();
  const { answer, drawing, result, button, message } = tool;
  const own = { paid: '44', used: '38', price: '32.90', renewal: '2027-03-15', change: '0' };
  await fill({ ...own, term: 'month' });
  // 6 seats at $32.90, 12 times.
  expect(await answer.textContent()).toBe('$2,369');
  expect(await drawing.textContent()).toContain('Cut by Sun 21 Mar 2027');
  expect(await drawing.textContent()).toContain('or again on Thu 15 Apr 2027');
  await expect
    .poll(() => result.innerText())
    .toBe(
      'From Mon 15 Mar 2027, 6 fewer seats save $197.40 a month. $2,368.80 is left in the first year, before our fee. Cut them by Sun 21 Mar 2027.',
    );
  await button.click();
  expect(await message.inputValue()).toContain(
    'Bought by the month, next renewal Mon 15 Mar 2027.',
  );
});

test('A change that costs more than it saves, and seats that are all used, are said plainly', async () => {
  const { tool, fill } = await open();
  await fill({ change: '2772' });
  await expect.poll(() => tool.result.innerText()).toContain('it is paid back after 14 months.');
  expect(await tool.drawing.textContent()).toContain('The first year costs you $396');
  expect(await tool.host.locator('figcaption').innerText()).toContain('One diamond is 3 months.');
  await fill({ used: '44' });
  await expect.poll(() => tool.result.innerText()).toMatch(/^Keep the seats/);
});

test('A renewal without a date is asked for at its field', async () => {
  const { tool, fill } = await open();
  await fill({ renewal: '' });
  await tool.host.locator('[name=renewal]').blur();
  const error = tool.host.locator('#tool-renewal-error');
  expect(await error.innerText()).toBe('Type a date, such as 1 July 2027.');
});

test('The bill is legible for all figures', async () => {
  const { page, fill } = await open();
  const most = { paid: '3000', price: '500', renewal: '2027-09-30' };
  for (const figures of [
    { ...most, used: '0', change: '0', term: 'year' },
    { ...most, used: '0', change: '1000000', term: 'month' },
    { ...most, used: '2999', change: '1000000', term: 'year' },
    { ...most, used: '2999', change: '16500', term: 'year' },
    { ...most, used: '2999', change: '5500', term: 'year' },
    { ...most, used: '3000', change: '1000000', term: 'year' },
    { ...most, paid: '1', used: '3000', change: '1000000', term: 'month' },
    { ...most, paid: '1', used: '0', price: '0.01', change: '0', term: 'year' },
  ]) {
    await fill(figures);
    await expectLegible(page, JSON.stringify(figures));
  }
});
