import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScript, nextPicture } from '../../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney, small } from '../../../testing/browser/journey.ts';
import { addToMessage, toolOn } from '../../../testing/browser/tool-page.ts';
import { expectLegible } from './expect-legible.ts';

const journey = prepareJourney();

/** Opens the tool and touches it. */
async function open(options: Parameters<typeof journey.open>[1] = small): Promise<Page> {
  const page = await journey.open('/it/disaster-recovery-backups', options);
  await toolOn(page).reach();
  await toolOn(page).live.waitFor();
  return page;
}

test('An outage costs what the visitor’s own figures say, against the visitor’s own targets', async () => {
  const page = await open();
  const { result, host, button, message, answer, drawing } = toolOn(page);
  const own = {
    'Last copy (hours)': '26',
    'RPO (hours)': '24',
    'Downtime (hours)': '0.5',
    'RTO (hours)': '0.75',
    'Staff (people)': '1,200',
    'Each costs ($/hour)': '57.35',
    'Work still possible (%)': '0',
  };
  for (const [name, value] of Object.entries(own)) {
    await host.getByRole('textbox', { name, exact: true }).fill(value);
  }
  // 0.5 hours from Tuesday 2PM; since Monday 12PM, 5.5 and 5.5 working hours.
  expect(await answer.textContent()).toBe('$791,430');
  expect(await drawing.textContent()).toContain('RPO missed by 2 hours');
  await expect
    .poll(() => result.innerText())
    .toBe(
      'Last copy 26 hours old (RPO missed by 2 hours), 0.5 hours down (RTO met with 0.25 hours to spare). 1,200 people lose 0.5 working hours, then redo 11 hours of work, about $791,430 at your own figures.',
    );
  await button.click();
  expect(await message.inputValue()).toContain(
    'Last copy: 26 hours old. RPO 24 hours: missed by 2 hours.',
  );
  await expectLegible(page, 'an outage');
});

test('An outage over the weekend costs its working hours, and its caption says what it leaves out', async () => {
  const page = await open();
  const { host, answer, drawing } = toolOn(page);
  const own = {
    'Last copy (hours)': '0',
    'Downtime (hours)': '72',
    'Work still possible (%)': '0',
  };
  for (const [name, value] of Object.entries(own)) {
    await host.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await host.getByRole('combobox', { name: 'Fails on', exact: true }).selectOption('Friday');
  await host.getByLabel('At', { exact: true }).fill('17:00');
  expect(await answer.textContent()).toBe('$6,480');
  expect(await drawing.textContent()).toContain('12 people lose 9 working hours');
  expect(await host.locator('figcaption').innerText()).toMatch(
    /margin, recovery fees and a clean copy after ransomware/,
  );
});

test('The first result that is read out is the visitor’s own', async () => {
  const page = await open();
  const { host, result } = toolOn(page);
  await result.evaluate((region) => {
    const note = () => region.setAttribute('data-first', region.textContent);
    const watch = new MutationObserver(() => region.hasAttribute('data-first') || note());
    watch.observe(region, { characterData: true, childList: true, subtree: true });
  });
  await host.locator('[name=people]').fill('40');
  await expect.poll(() => result.getAttribute('data-first')).toMatch(/ 40 people /);
});

test('The message says which values are still the example’s, and those alone are no own figures', async () => {
  const page = await open();
  const { host, button, reply, message } = toolOn(page);
  const field = (name: string) => host.locator(`[name=${name}]`);
  await field('copyAge').fill('3');
  await field('weekday').selectOption('Friday');
  await addToMessage(page);
  expect(await message.inputValue()).toMatch(
    /\nLeft as in the website’s example: At, RPO, Downtime, RTO, Staff, Each costs, Work still possible\.$/,
  );
  await message.fill('');
  await field('copyAge').fill('2');
  await field('weekday').selectOption('Tuesday');
  await button.click();
  expect(await reply.innerText()).toMatch(/^Set your own values first/);
  expect(await message.inputValue()).toBe('');
});

test('What is typed before the script is there is read with it, also if it is no number', async () => {
  const visitor = await journey.visit(small);
  const page = await visitor.newPage();
  const release = await holdScript(page);
  await page.goto(`${journey.site.url}/it/disaster-recovery-backups`);
  const { host, result } = toolOn(page);
  await host.locator('[name=people]').fill('many');
  release();
  await expect
    .poll(() => host.locator('.field-error').allInnerTexts())
    .toEqual(['Type a whole number from 1 to 100,000 (people).']);
  // Nothing of the visitor's was valid yet.
  await expect
    .poll(() => result.innerText())
    .toBe('Correct the marked field. The result shown is our example.');
  await host.locator('[name=people]').fill('40');
  await host.locator('[name=rpo]').fill('much');
  await expect
    .poll(() => result.innerText())
    .toBe('Correct the marked field. The result shown uses your last valid figures.');
});

test('Values that the browser restores are read without a touch', async () => {
  const visitor = await journey.visit(small);
  const page = await visitor.newPage();
  const release = await holdScript(page);
  await page.goto(`${journey.site.url}/it/disaster-recovery-backups`);
  // As Firefox does after a reload.
  await page.locator('[data-tool] [name=time]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = '17:00';
  });
  release();
  await expect.poll(() => toolOn(page).result.innerText()).toMatch(/^Last copy 2 hours old/);
});

test('A ball that is left unmoved changes no hours that its steps do not have', async () => {
  const page = await open();
  const { host, button } = toolOn(page);
  const field = host.locator('[name=rpo]');
  await field.fill('4.3');
  await host.getByRole('slider', { name: /^RPO/ }).focus();
  await button.focus();
  expect(await field.inputValue()).toBe('4.3');
});

/** Where balls are, and the thumbs of the sliders that move them. */
const ballsAndThumbs = (page: Page) =>
  page.evaluate(() => {
    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const balls = [...document.querySelectorAll('.table > svg :is(.ball, .ghost)')]
      .filter((ball) => ball.checkVisibility())
      .map(middleOf);
    const thumbs = [...document.querySelectorAll<HTMLInputElement>('.table input[type=range]')].map(
      (slider) => {
        const { left, right, width, height } = slider.getBoundingClientRect();
        const way = height / 2 + (width - height) * (Number(slider.value) / Number(slider.max));
        const isBefore = getComputedStyle(slider).direction === 'rtl';
        return { x: isBefore ? right - way : left + way, y: middleOf(slider).y };
      },
    );
    return { balls, thumbs };
  });

/** How far each thumb is from the nearest ball, in px. */
async function expectThumbsOnBalls(page: Page): Promise<void> {
  const { balls, thumbs } = await ballsAndThumbs(page);
  expect(thumbs.length).toBe(4);
  for (const { x, y } of thumbs) {
    const nearest = Math.min(...balls.map((ball) => Math.hypot(ball.x - x, ball.y - y)));
    expect(nearest).toBeLessThan(1.5);
  }
}

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'The balls of an outage are dragged on %s, and its fields follow',
  async (_name, screen) => {
    const page = await open({ ...screen, reducedMotion: 'reduce' });
    const { host, answer, drawing } = toolOn(page);
    const field = host.getByRole('textbox', { name: 'RTO (hours)', exact: true });
    await expectThumbsOnBalls(page);
    await drawing.scrollIntoViewIfNeeded();
    const { thumbs } = await ballsAndThumbs(page);
    const rto = thumbs.toSorted((one, other) => one.y - other.y || other.x - one.x)[0] ?? {
      x: 0,
      y: 0,
    };
    await page.mouse.move(rto.x, rto.y);
    await page.mouse.down();
    // To the end of the axis, which stays as it is while the ball is held.
    await page.mouse.move(rto.x + 200, rto.y, { steps: 4 });
    expect(await field.inputValue()).toBe('6');
    expect(await host.locator('figcaption').innerText()).toContain('One diamond is one hour.');
    await page.mouse.up();
    await expect
      .poll(() => host.locator('figcaption').innerText())
      .toContain('One diamond is 2 hours.');
    await nextPicture(page);
    await expectThumbsOnBalls(page);

    const again = host.getByRole('slider', { name: 'Working again' });
    await again.focus();
    await page.keyboard.press('ArrowRight');
    expect(await again.getAttribute('aria-valuetext')).toBe('3.5 hours after the failure');
    // Half an hour after 5PM is still worked: 75% of 3.5, and 2 to redo.
    expect(await answer.textContent()).toBe('$3,330');
    // Away from the failure is back in time, on the left.
    const copy = host.getByRole('slider', { name: 'Last copy' });
    await copy.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await copy.getAttribute('aria-valuetext')).toBe('2.5 hours before the failure');
  },
);

test('The drawing of an outage is legible whatever its hours are', async () => {
  const page = await open();
  const hours = ['0', '0.01', '4', '72', '8759.99'];
  const names = ['Last copy (hours)', 'RPO (hours)', 'Downtime (hours)', 'RTO (hours)'];
  for (const [index] of hours.entries()) {
    for (const [step, name] of names.entries()) {
      const value = hours[(index * (step + 1) + step) % hours.length] ?? '0';
      await toolOn(page).host.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await expectLegible(page, `hours ${index}`);
  }
});
