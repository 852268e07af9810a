import { expect, test } from 'vitest';
import { prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';
import { expectLegible } from './expect-legible.ts';

const journey = prepareJourney();
const path = '/cyber/on-demand-infosec-team';

const answers = {
  noticed: '2027-04-02T15:00',
  paid: '',
  personal: 'no',
  turnover: 'exempt',
  infrastructure: 'no',
  contract: '',
  insurer: '',
};

/** The tool, touched, with a way to answer its questions. */
async function open() {
  const page = await journey.open(path, small);
  const tool = toolOn(page);
  await tool.reach();
  await tool.live.waitFor();
  const answer = async (changes: Partial<typeof answers>) => {
    for (const [name, value] of Object.entries({ ...answers, ...changes })) {
      const field = tool.host.locator(`[name=${name}]`);
      const isChoice = (await field.locator('option').count()) > 0;
      if (isChoice) await field.selectOption(value);
      else await field.fill(value);
    }
  };
  return { page, tool, answer };
}

test('An incident has the deadlines that its answers say, with dates, and they go into the message', async () => {
  const { tool, answer } = await open();
  await answer({
    paid: '2027-04-02T16:30',
    personal: 'yes',
    turnover: 'over',
    infrastructure: 'critical',
    insurer: '48',
  });
  // Daylight saving ends on Sunday 4 April.
  expect(await tool.answer.textContent()).toBe('Sat 3 Apr 3:00AM');
  await expect
    .poll(() => tool.result.innerText())
    .toBe(
      'By Sat 3 Apr 2027 3:00AM: report the incident to ASD. By Sun 4 Apr 2027 2:00PM: tell the insurer. By Mon 5 Apr 2027 3:30PM: report the payment to ASD. By Sun 2 May 2027: know whether serious harm is likely, and if so tell the OAIC and the people at risk as soon as practicable.',
    );
  await tool.button.click();
  expect(await tool.message.inputValue()).toContain(
    'By Mon 5 Apr 2027 3:30PM: report the payment to ASD (Cyber Security Act 2024: within 72 hours of paying, or knowing of it).',
  );
});

test('An incident that no law asks about still has an insurer to tell', async () => {
  const { tool, answer } = await open();
  await answer({});
  expect(await tool.answer.textContent()).toBe('As soon as possible');
  await expect.poll(() => tool.result.innerText()).toBe('As soon as possible: tell the insurer.');
});

test('A visitor who sets only when it was noticed says nothing of a ransom', async () => {
  const { tool } = await open();
  await tool.host.locator('[name=noticed]').fill('2027-04-02T15:00');
  await tool.button.click();
  const message = await tool.message.inputValue();
  expect(message).toContain('We noticed it: Fri 2 Apr 2027 3:00PM.');
  expect(message).not.toMatch(/ransom|payment/i);
  expect(message).toMatch(
    /\nLeft as in the website’s example: Personal information, Turnover, Critical infrastructure, Contract\.$/,
  );
});

test('A time of which a part is missing is asked for at its field, and an empty one is not', async () => {
  const { page, tool } = await open();
  const paid = tool.host.locator('[name=paid]');
  const error = tool.host.locator('#tool-paid-error');
  await paid.focus();
  await page.keyboard.press('1');
  await tool.button.focus();
  await expect
    .poll(() => error.allInnerTexts())
    .toEqual(['Type a date and a time within a year, or leave it empty.']);
  await paid.focus();
  await page.keyboard.press('Backspace');
  await tool.button.focus();
  await expect.poll(() => error.count()).toBe(0);
});

test('A time that is missing, or years away, is asked for at its field', async () => {
  const { tool, answer } = await open();
  await answer({ paid: '2037-04-02T16:30' });
  await tool.host.locator('[name=paid]').blur();
  expect(await tool.host.locator('#tool-paid-error').innerText()).toBe(
    'Type a date and a time within a year, or leave it empty.',
  );
  await answer({ noticed: '' });
  await tool.host.locator('[name=noticed]').blur();
  expect(await tool.host.locator('#tool-noticed-error').innerText()).toMatch(/^Type a date/);
});

test('The deadlines are legible for all answers', async () => {
  const { page, answer } = await open();
  const noticed = '2027-09-22T22:58';
  const all = { noticed, personal: 'unknown', turnover: 'unknown', infrastructure: 'unknown' };
  for (const changes of [
    {},
    { ...all, paid: noticed, contract: '1', insurer: '1' },
    { ...all, paid: noticed, contract: '72', insurer: '72' },
    { ...all, paid: '2028-09-20T22:58', contract: '720', insurer: '720' },
    { ...all, infrastructure: 'other', contract: '12' },
    { noticed, personal: 'yes', turnover: 'covered' },
    { noticed, contract: '24' },
  ]) {
    await answer(changes);
    await expectLegible(page, JSON.stringify(changes));
  }
});
