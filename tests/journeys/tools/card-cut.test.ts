import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardCut } from '../../../content/tools/card-cut.ts';
import { type Artwork, announcement, judgeCut, summary } from '../../../site/tools/card-cut/cut.ts';
import { phone, prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';
import { findViolations } from '../../every-page/find-violations.ts';

const journey = prepareJourney();
const path = '/design/logos-print-business-branding';

const names = ['bleed', 'slip', 'safe'] as const;
const choices = [true, false];
const allChoices = choices.flatMap((bleed) =>
  choices.flatMap((slip) => choices.map((safe): Artwork => ({ bleed, slip, safe }))),
);

/** The text under the card that is shown after the cut, and how many cards are. */
async function shown(page: Page) {
  const drawing = page.locator('.table > svg:visible');
  const words = await drawing.locator('.as-value:visible').allTextContents();
  return { words, cards: await drawing.locator('g:visible > svg:not(.ball)').count() };
}

const expected = (artwork: Artwork) => {
  const { edge, lettering } = judgeCut(artwork);
  return { words: [cardCut.edge[edge], cardCut.lettering[lettering]], cards: 1 };
};

test('without scripts, each choice shows the card that it gives, in the words of the tool', async () => {
  const page = await journey.openPlain(path, small);
  const lines = page.locator('figure.figure');
  for (const { title, text } of cardCut.lines) {
    expect(await lines.getByRole('checkbox', { name: `${title} ${text}` }).isChecked()).toBe(true);
  }
  for (const artwork of allChoices) {
    for (const name of names) await page.locator(`[name=${name}]`).setChecked(artwork[name]);
    expect(await shown(page), JSON.stringify(artwork)).toEqual(expected(artwork));
  }
});

test('the choice is read out and goes into the message, by touch and by keyboard', async () => {
  const page = await journey.open(path, { ...phone, reducedMotion: 'reduce' });
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.fill('500 cards, please.');
  await page.getByText('Colour runs 3 mm past the trim').tap();
  const spoilt = { bleed: false, safe: true, slip: true };
  const result = toolOn(page).result;
  await expect.poll(() => result.innerText()).toBe(announcement(spoilt));
  expect(await shown(page)).toEqual(expected(spoilt));
  expect(await findViolations(page)).toEqual([]);

  await page.locator('[name=safe]').focus();
  await page.keyboard.press('Space');
  const worse = { ...spoilt, safe: false };
  await expect.poll(() => result.innerText()).toBe(announcement(worse));
  await page.getByRole('button', { name: 'Use this in my message' }).focus();
  await page.keyboard.press('Enter');
  expect(await message.inputValue()).toBe(
    `500 cards, please.\n\n${summary(worse)}\nLeft as in the website’s example: Trim.`,
  );
});
