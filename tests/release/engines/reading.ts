import { expect } from 'vitest';
import { pageWords, specifiedPages } from '../../../testing/specification/specified-pages.ts';
import { bothWays, type Journey } from './journey.ts';
import { eventually } from './visitor.ts';

const read = ['/', '/cyber/essential-eight-assessment', '/terms-conditions'];

const whole = read.flatMap((path) =>
  bothWays(`${path} is read whole: title, heading, every section`, async (visitor, scripts) => {
    const page = specifiedPages.find((page) => page.path === path);
    await visitor.open(path, scripts);
    expect(await visitor.title()).toMatch(page?.title ?? '');
    expect(await visitor.texts('h1')).toEqual([page?.heading]);
    const words = (await visitor.text('main'))?.replaceAll(/\s+/g, ' ');
    for (const word of pageWords[path] ?? []) expect(words).toContain(word);
    expect(await visitor.hidden('main :is(section, h2, h3, p:not(.target-notice))')).toEqual([]);
  }),
);

/** How much the width of a line may differ between the fallback and the real font. */
const tolerance = 0.05;

/** How much wider a line is in one font than in the other; monospace replaces a missing font. */
function widening(weight: number, font: string, fallback: string): number {
  const line = document.createElement('span');
  line.textContent = 'Unified technology solutions for your business';
  document.querySelector('main')?.append(line);
  Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontWeight: weight });
  const [real = 0, other = 0] = [font, fallback].map((family) => {
    line.style.fontFamily = `"${family}", monospace`;
    return line.getBoundingClientRect().width;
  });
  line.remove();
  return Math.abs(real / other - 1);
}

const fallbackFonts: Journey = {
  name: 'until the fonts load, fallback fonts of the same width are used',
  scripts: false,
  async run(visitor) {
    await visitor.open('/', false);
    for (const [weight, font, fallback] of [
      [650, 'Bricolage Grotesque', 'Bricolage fallback'],
      [600, 'Hanken Grotesk', 'Hanken fallback'],
      [400, 'Hanken Grotesk', 'Hanken fallback'],
    ] as const) {
      const wider = () => visitor.ask(widening, weight, font, fallback);
      await eventually(wider).toBeLessThan(tolerance);
    }
  },
};

export const reading = [...whole, fallbackFonts];
