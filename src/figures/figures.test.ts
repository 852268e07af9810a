import { expect, test } from 'vitest';
import { lines } from '../../content/lines.ts';
import type { Drawing } from '../../content/types/figure.ts';
import type { Service } from '../../content/types/service.ts';
import { rackedBalls, rackedNumbers } from '../components/rack.tsx';
import { blank, example } from '../islands/tools/maturity.ts';
import { maturityFigure } from '../islands/tools/maturity-figure.ts';
import { example as outage } from '../islands/tools/outage.ts';
import { outageFigure } from '../islands/tools/outage-figure.ts';
import type { Visit } from '../islands/tools/vitals.ts';
import { vitalsFigure } from '../islands/tools/vitals-figure.ts';
import { wrap } from './label.tsx';
import { type LayoutName, layouts } from './layout.ts';

const services = import.meta.glob<Service>('../../content/services/*/*.ts', {
  eager: true,
  import: 'service',
});

const figures = Object.entries(services).flatMap(([file, { figure }]) =>
  figure ? [{ name: file.replace(/.*\//, ''), figure }] : [],
);

const drawings: { name: string; figure: Drawing }[] = [
  ...figures,
  { name: 'Essential Eight', figure: maturityFigure(example) },
  { name: 'Essential Eight, nothing ticked', figure: maturityFigure(blank) },
  { name: 'an outage', figure: outageFigure(outage) },
  { name: "a website's speed", figure: vitalsFigure({ LCP: 900 }, "This page's speed, now") },
];

/** Words on the cloth, without labels of scales. */
function wordsOn({ head: { kicker, answer, line }, parts }: Drawing, layout: LayoutName): string[] {
  const texts = parts.flatMap((part) => {
    if (!part[layout]) return [];
    if ('picture' in part) return part.picture.map((it) => (it.as === 'text' ? it.text : ''));
    const isLabel = 'text' in part || 'title' in part || 'value' in part;
    return isLabel && !part.scale ? [part.title, part.value, part.answer, part.text] : [];
  });
  return [kicker, answer, line, ...texts].flatMap((text) => text?.match(/\S+/g) ?? []);
}

test.each(drawings)('The figure of $name is read in three seconds', ({ figure }) => {
  for (const layout of ['wide', 'narrow'] as const) {
    const words = wordsOn(figure, layout);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(30);
  }
});

test.each(figures)('The caption of $name is one line', ({ figure }) => {
  expect(figure.caption.length).toBeLessThanOrEqual(90);
});

test.each<Visit>([
  {},
  { CLS: 0 },
  { LCP: 900, CLS: 0 },
  { LCP: 900, INP: 80, CLS: 0 },
  { LCP: 9000, INP: 800, CLS: 1 },
])("On a phone the answer of a website's speed is one line: %o", (visit) => {
  const { answer, narrow = 0 } = vitalsFigure(visit, 'A speed').head;
  const { type } = layouts.narrow;
  expect(wrap(answer, Math.floor((narrow * type.text) / type.answer))).toEqual([answer]);
});

test.each(lines.map(({ id }) => id))('The rack of %s has a ball for each service', (line) => {
  expect(rackedBalls(line)).toHaveLength(rackedNumbers(line).length);
});
