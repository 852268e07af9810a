import { expect, test } from 'vitest';
import type { FigureDrawing } from '../../content/types/figure.ts';
import type { Service } from '../../content/types/service.ts';
import { blank, example } from '../islands/tools/maturity.ts';
import { maturityFigure } from '../islands/tools/maturity-figure.ts';
import { example as outage } from '../islands/tools/outage.ts';
import { outageFigure } from '../islands/tools/outage-figure.ts';
import { vitalsFigure } from '../islands/tools/vitals-figure.ts';
import { isLabel } from './figure-table.tsx';
import type { LayoutName } from './layout.ts';

const services = import.meta.glob<Service>('../../content/services/*/*.ts', {
  eager: true,
  import: 'service',
});

const figures = Object.entries(services).flatMap(([file, { figure }]) =>
  figure ? [{ name: file.replace(/.*\//, ''), figure }] : [],
);

const drawings: { name: string; figure: FigureDrawing }[] = [
  ...figures,
  { name: 'Essential Eight', figure: maturityFigure(example) },
  { name: 'Essential Eight, nothing ticked', figure: maturityFigure(blank) },
  { name: 'an outage', figure: outageFigure(outage) },
  { name: "a website's speed", figure: vitalsFigure({ LCP: 900 }, "This page's speed, now") },
];

/** Words on the cloth, without names of scales. A text that is there more than once is read once. */
function wordsOn({ head, ...layouts }: FigureDrawing, layout: LayoutName): string[] {
  const texts = layouts[layout].parts.flatMap((part) =>
    isLabel(part) && !part.isScale ? [part.title, part.value, part.text] : [],
  );
  return [...new Set([head.kicker, head.answer, head.note, ...texts])].flatMap(
    (text) => text?.match(/\S+/g) ?? [],
  );
}

test.each(drawings)('The figure of $name is read in three seconds', ({ figure }) => {
  for (const layout of ['wide', 'narrow'] as const) {
    const words = wordsOn(figure, layout);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(30);
  }
});
