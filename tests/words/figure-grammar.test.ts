import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import type { Drawing, TableLabel } from '../../content/model/figures/table.ts';
import type { Service } from '../../content/model/service.ts';
import { type Statement, textOf } from '../../content/model/statement.ts';
import { type Place, shapes } from '../../site/figures/shape.ts';
import { loadTool } from '../../site/tools/load-tool.ts';
import { type Box, drawnIn, shapeNames } from '../../testing/project/drawn-figure.ts';

/** What a tool draws is the data that it gives to the table, not the drawing. */
const given = vi.hoisted((): { figure?: Drawing } => ({}));
vi.mock('../../site/figures/table.tsx', () => ({
  Table: ({ figure }: { figure: Drawing }) => {
    given.figure = figure;
    return null;
  },
}));

/** How far, in px, from a place something may be and still be there. */
const near = 2;

/** What a line keeps from the edge of a ball (`site/figures/table.tsx`), if its data says where it stops. */
const gap = 3;

/** How far a line may end from the middle of a sign that is neither ball nor pocket: a diamond of 40 px. */
const sign = 24;

interface Drawn {
  path: string;
  figure: Drawing;
  /** What is said under the table. */
  caption: string;
  /** Balls that lie over the table, because they are inputs. */
  ownOver: number;
  isTool: boolean;
}

async function drawingOf(path: string): Promise<Drawn> {
  const { service }: { service: Service } = await import(resolve(`content/services${path}.ts`));
  const { figure } = service;
  const said = (caption: Statement, scale = '') => `${scale} ${textOf(caption)}`;
  if (figure.kind === 'table') {
    return { path, figure, caption: said(figure.caption), ownOver: 0, isTool: false };
  }
  const tool = await loadTool(figure.tool);
  const { example } = tool;
  const cloth = createElement(tool.Cloth, { input: example, scaledBy: example, own: 1 });
  const over = renderToStaticMarkup(cloth);
  if (!given.figure) throw new Error(`The tool '${figure.tool}' draws no table`);
  return {
    path,
    figure: given.figure,
    caption: said(tool.caption, tool.scale?.(example)),
    ownOver: over.split('data-own').length - 1,
    isTool: true,
  };
}

const drawings: Drawn[] = [];
for (const entry of catalogue) drawings.push(await drawingOf(pathOf(entry)));

const isNear = ([x, y]: Place, [otherX, otherY]: Place, distance = near) =>
  Math.hypot(x - otherX, y - otherY) <= distance;

/** Whether a place lies on the edge of a box. */
const isOnEdge = ([x, y]: Place, { left, right, top, bottom }: Box) => {
  const [ofX, ofY] = [
    Math.min(Math.abs(x - left), Math.abs(x - right)),
    Math.min(Math.abs(y - top), Math.abs(y - bottom)),
  ];
  const isBeside = x >= left - near && x <= right + near && y >= top - near && y <= bottom + near;
  return isBeside && Math.min(ofX, ofY) <= near;
};

/** Its texts; where a measure has an abbreviation, 'First Paint (FP)', this alone is the same. */
const textsOf = ({ title, value, answer, text }: TableLabel) =>
  [title, value, answer, text].join('\n').replaceAll(/[A-Z][\w ]+ \(([A-Z]{2,})\)/g, '$1');

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\d$%−]+(?:[.,’'–-][\p{L}\d]+)*/gu) ?? [];

describe.each(drawings)('The figure of $path', ({ figure, caption, ownOver, isTool }) => {
  test('says that it is an example once, and what a diamond is', () => {
    expect(caption.match(/example/gi)).toHaveLength(1);
    const hasDiamonds = shapeNames.some((shape) => drawnIn(figure, shape).diamonds.length > 0);
    if (hasDiamonds) expect(caption).toMatch(/diamond/i);
  });

  test('says in each shape what the other says', () => {
    const [wide, narrow] = [drawnIn(figure, 'wide'), drawnIn(figure, 'narrow')];
    for (const [here, there] of [
      [wide, narrow],
      [narrow, wide],
    ] as const) {
      const said = new Set(
        [caption, ...there.labels.map(({ label }) => textsOf(label))].flatMap(wordsIn),
      );
      // Names on the rail are units of its scale: the other shape may have diamonds instead of some.
      const onCloth = here.labels.filter(({ at: [, y] }) => y > here.cloth.top);
      const words = onCloth.flatMap(({ label }) => wordsIn(textsOf(label)));
      expect(words.filter((word) => !said.has(word))).toEqual([]);
    }
  });

  describe.each(shapeNames)('in its %s shape', (shape) => {
    const { pocket } = shapes[shape];
    const { cloth, pockets, balls, lines, diamonds, labels, signs } = drawnIn(figure, shape);
    const boxes = (...kinds: readonly string[]) =>
      signs.flatMap((one) => (kinds.includes(one.as) ? one.boxes : []));
    const cushions = [cloth, ...boxes('rail')];
    const rounds: readonly (readonly [x: number, y: number, radius: number])[] = [
      ...pockets.map(([x, y]) => [x, y, pocket.radius] as const),
      ...balls.map(({ at }) => at),
      ...boxes('pocket').map(({ left, right, top, bottom }) => {
        return [(left + right) / 2, (top + bottom) / 2, (right - left) / 2] as const;
      }),
    ];
    const isAtRound = (place: Place) => rounds.some(([x, y]) => isNear(place, [x, y]));
    const isAtEdge = ([fromX, fromY]: Place) =>
      rounds.some(([x, y, r]) => Math.abs(Math.hypot(x - fromX, y - fromY) - r - gap) <= near);
    const shots = lines.filter(({ line }) => line !== 'limit');

    test('is as high as there is room for, and as it takes', () => {
      const height = figure.height[shape];
      expect(height).toBeLessThanOrEqual(shape === 'wide' ? 600 : 620);
      expect(height).toBeGreaterThanOrEqual(isTool ? 380 : 520);
    });

    test('has one ball of the service, and something large to see first', () => {
      expect(balls.filter(({ ball }) => ball === 'own').length + ownOver).toBe(1);
      const answers = labels.filter(({ label }) => label.answer !== undefined);
      const values = labels.filter(({ label }) => label.value !== undefined);
      // The level that a tool's choices come to is text of its own (`.overall`).
      if (ownOver === 0) expect(answers.length + values.length).toBeGreaterThan(0);
      expect(answers.length).toBeLessThanOrEqual(1);
    });

    test('has lines that turn at a ball, or off a cushion as a ball does', () => {
      for (const { places } of shots) {
        for (const [index, place] of places.slice(1, -1).entries()) {
          if (isAtRound(place)) continue;
          const cushion = cushions.find((box) => isOnEdge(place, box));
          expect(cushion, `turns at ${place}`).toBeDefined();
          const [from = place, to = place] = [places[index], places[index + 2]];
          const slopes = [from, to].map(([x, y]) => Math.abs((y - place[1]) / (x - place[0])));
          expect((slopes[0] ?? 0) / (slopes[1] ?? 1), `at ${place}`).toBeCloseTo(1, 1);
        }
      }
    });

    test('has lines that end at a ball, a pocket, a cushion or a sign', () => {
      const origins = diamonds.flatMap(({ ends }) => ends.slice(0, 1));
      for (const { places } of shots) {
        for (const end of [places[0], places.at(-1)]) {
          const isThere =
            end !== undefined &&
            (isAtRound(end) ||
              isAtEdge(end) ||
              // Where closed hours begin and end: a shot is not seen in the dark.
              [...cushions, ...boxes('dark')].some((box) => isOnEdge(end, box)) ||
              signs.some(({ at: [x, y] }) => isNear(end, [x, y], sign)) ||
              // Where the scale of the rail begins.
              origins.some(
                ([x, y]) => Math.abs(x - end[0]) <= near || Math.abs(y - end[1]) <= near,
              ));
          expect(isThere, `ends at ${end}`).toBe(true);
        }
      }
    });

    test('has strings that are one straight line, along or across', () => {
      for (const { places } of lines.filter(({ line }) => line === 'limit')) {
        expect(places).toHaveLength(2);
        const [from = [0, 0], to = [0, 0]] = places;
        expect(from[0] === to[0] || from[1] === to[1], `from ${from} to ${to}`).toBe(true);
      }
    });

    test('has diamonds on a rail, in a straight line', () => {
      const { left, right, top, bottom } = cloth;
      for (const { count, ends } of diamonds) {
        const [from = [0, 0], to = from] = ends;
        expect(from[0] === to[0] || from[1] === to[1], `from ${from} to ${to}`).toBe(true);
        expect(count > 1).toBe(!isNear(from, to));
        for (const [x, y] of [from, to]) {
          const isOnRail = x < left || x > right || y < top || y > bottom;
          // Also in a gap of a rail across the cloth.
          const isOnInner = boxes('rail').some((box) => x > box.left && x < box.right);
          expect(isOnRail || isOnInner, `${x}, ${y}`).toBe(true);
        }
      }
    });
  });
});
