import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

const files = globSync('content/services/*/*.ts').sort();
const paths = files.map((file) => file.slice('content/services'.length, -'.ts'.length));

/** Runs in the page: texts of the figure that overlap another, or leave the cloth. */
const faultsOfFigure = () => {
  const figure = document.querySelector('.figure');
  const cloth = figure?.querySelector('.cloth')?.getBoundingClientRect();
  if (!figure || !cloth) return ['no figure'];
  const texts: { words: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    // What is inside a drawing belongs to it: the number of a ball.
    if (words === '' || node.parentElement?.closest('svg, figcaption')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) texts.push({ words, box });
  }
  const slack = 3;
  const outside = texts.filter(
    ({ box }) => box.left < cloth.left - 1 || box.right > cloth.right + 1,
  );
  const overlaps = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        ({ words, box }) =>
          words !== one.words &&
          box.left < one.box.right - slack &&
          one.box.left < box.right - slack &&
          box.top < one.box.bottom - slack &&
          one.box.top < box.bottom - slack,
      )
      .map(({ words }) => `'${one.words}' overlaps '${words}'`),
  );
  return [...outside.map(({ words }) => `'${words}' leaves the cloth`), ...overlaps];
};

test.each(paths)('The figure of %s is text at every width and size', async (path) => {
  const visitor = await journey.visit({ reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  await page.goto(journey.site.url + path);
  const figure = page.locator('figure.figure');
  expect((await figure.locator('figcaption').innerText()).length).toBeGreaterThan(20);
  expect(await figure.locator('li, fieldset').filter({ hasText: /\w{3}/ }).count()).toBeGreaterThan(
    2,
  );
  expect(await figure.locator('svg:not([aria-hidden])').count()).toBe(0);
  for (const width of [320, 390, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(faultsOfFigure), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(faultsOfFigure), '200% text').toEqual([]);
});
