import { expect, test } from '@playwright/test';
import { lineOf, pages } from './specification.ts';
import { open, phone } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page. The letters of the sample and of the benefits, with their places. */
function letters() {
  const sheet = document.querySelector('article');
  const found = [...document.querySelectorAll('main span')].filter(
    (one) => /^[A-D]$/.test(one.textContent ?? '') && one.checkVisibility(),
  );
  return found.map((one) => {
    const { top, left } = one.getBoundingClientRect();
    return { letter: one.textContent, onSheet: sheet?.contains(one) ?? false, top, left };
  });
}

for (const { path } of pages.filter(({ path }) => lineOf(path))) {
  test(`${path} has each benefit at the height of its letter, on a phone below the sample`, async ({
    page,
  }) => {
    await open(page, path);
    const wide = await page.evaluate(letters);
    const sample = wide.filter(({ onSheet }) => onSheet);
    const benefits = wide.filter(({ onSheet }) => !onSheet);
    expect(benefits.length).toBeGreaterThanOrEqual(3);
    expect(sample.map(({ letter }) => letter)).toEqual(benefits.map(({ letter }) => letter));
    expect(new Set(sample.map(({ left }) => left)).size, 'one edge').toBe(1);
    for (const [index, { letter, top }] of benefits.entries()) {
      const distance = top - (sample[index]?.top ?? 0);
      // Two letters of one row have benefits one below the other.
      if (letter === 'A' || top - (benefits[index - 1]?.top ?? 0) > 160) {
        expect.soft(Math.abs(distance), `${letter} is beside its row`).toBeLessThan(8);
      }
    }

    await page.setViewportSize(phone.viewport);
    const narrow = await page.evaluate(letters);
    expect(narrow.map(({ letter }) => letter)).toEqual(
      [...sample, ...benefits].map(({ letter }) => letter),
    );
    const tops = narrow.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });
}
