import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeTime } from '../../../site/tools/response-clock/ticket.ts';
import { nextPicture } from '../../../testing/browser/enquiry-page.ts';
import { faultsOfFigure } from '../../../testing/browser/figure-faults.ts';
import { desktop, phone, prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';

const journey = prepareJourney();

const outage = '/it/disaster-recovery-backups';
const clock = '/it/managed-services';

/** Opens a tool and touches it. */
async function open(
  path: string,
  options: Parameters<typeof journey.open>[1] = small,
): Promise<Page> {
  const page = await journey.open(path, options);
  await toolOn(page).reach();
  await toolOn(page).live.waitFor();
  return page;
}

/** The texts of the tool's drawing collide nowhere, whatever the screen and the size of text. */
async function expectLegible(page: Page, what: string): Promise<void> {
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 400 });
    expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${what}, ${width} px`).toEqual(
      [],
    );
  }
  await page.setViewportSize({ width: 390, height: 400 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${what}, 200% text`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

test('An outage costs what the visitor’s own figures say, against the visitor’s own targets', async () => {
  const page = await open(outage);
  const { result, host, button, message, answer, drawing } = toolOn(page);
  const own = {
    'Last copy (hours)': '26',
    'RPO (hours)': '24',
    'Downtime (hours)': '0.5',
    'RTO (hours)': '0.75',
    'Waiting (people)': '1,200',
    'Each costs ($/hour)': '57.35',
  };
  for (const [name, value] of Object.entries(own)) {
    await host.getByRole('textbox', { name, exact: true }).fill(value);
  }
  expect(await answer.textContent()).toBe('$1,823,730');
  expect(await drawing.textContent()).toContain('RPO missed by 2 hours');
  await expect
    .poll(() => result.innerText())
    .toBe(
      '26 hours of work lost (RPO missed by 2 hours), 0.5 hours down (RTO met, with 0.25 hours to spare): about $1,823,730 at your own figures.',
    );
  await button.click();
  expect(await message.inputValue()).toContain(
    'Work lost: 26 hours, RPO 24 hours: missed by 2 hours.',
  );
  await expectLegible(page, 'an outage');
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
    const page = await open(outage, { ...screen, reducedMotion: 'reduce' });
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
    expect(await answer.textContent()).toBe('$3,960');
    // Away from the failure is back in time, on the left.
    const copy = host.getByRole('slider', { name: 'Last copy' });
    await copy.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await copy.getAttribute('aria-valuetext')).toBe('2.5 hours before the failure');
  },
);

test('The drawing of an outage is legible whatever its hours are', async () => {
  const page = await open(outage);
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

test('A ticket’s clock stops out of hours, by touch and by keyboard', async () => {
  const page = await open(clock, { ...small, hasTouch: true });
  const { result, host, button, message, answer, drawing } = toolOn(page);
  expect(await answer.textContent()).toBe('Mon 11:45AM');
  await host.getByRole('radio', { name: 'P4 A request or a question' }).tap();
  const day = host.getByRole('combobox', { name: 'You call on', exact: true });
  await day.focus();
  await page.keyboard.type('Sat');
  await page.keyboard.press('Tab');
  const time = host.getByLabel(`At (${officeTime})`, { exact: true });
  expect(await time.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await answer.textContent()).toBe('Fri 5:30PM');
  expect(await drawing.textContent()).toContain('Closed until Mon 8:30AM');
  await expect
    .poll(() => result.innerText())
    .toBe(
      'P4 raised Saturday 4:45PM: work should start by Monday 5:30PM, and you should be able to work again by Friday 5:30PM. The clock starts Monday 8:30AM.',
    );
  await time.fill('');
  await time.blur();
  expect(await host.locator('.field-error').innerText()).toBe('Type a time, such as 4:45 PM.');
  await time.fill('17:29');
  await day.selectOption('Monday');
  await expect.poll(() => result.innerText()).toContain('Monday 5:29PM, a week later');
  await button.tap();
  await expect
    .poll(() => message.inputValue())
    .toContain(`Ticket raised: Monday 5:29PM, ${officeTime}.`);
});

test('The drawing of a ticket is legible for every priority, on every kind of day', async () => {
  const page = await open(clock);
  const { host } = toolOn(page);
  for (const priority of await host.getByRole('radio').all()) {
    await priority.check();
    for (const [day, time] of [
      ['Monday', '08:30'],
      ['Tuesday', '14:30'],
      ['Thursday', '17:29'],
      ['Friday', '16:45'],
      ['Sunday', '10:00'],
    ] as const) {
      await host.getByRole('combobox').selectOption(day);
      await host.locator('[type=time]').fill(time);
      await expectLegible(page, `${await priority.inputValue()} ${day} ${time}`);
    }
  }
});
