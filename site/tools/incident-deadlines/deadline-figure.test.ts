import { expect, test } from 'vitest';
import { deadlineFigure } from './deadline-figure.ts';
import { deadlinesOf } from './deadlines.ts';
import { type Incident, infrastructure, personal, readMoment, turnover } from './incident.ts';
import { diamonds, scaleOf } from './time-scale.ts';

const noticed = readMoment('2027-03-01T08:40') ?? 0;
const shapes = ['wide', 'narrow'] as const;

/** Incidents with all answers, and times that lie together or far apart, with their drawings. */
const drawn = [undefined, noticed, noticed + 300 * 24 * 60].flatMap((paid) =>
  personal.flatMap((one) =>
    turnover.flatMap((two) =>
      infrastructure.flatMap((three) =>
        [[], [1, 720], [72, 72]].map(([contract, insurer]) => {
          const incident: Incident = {
            noticed,
            paid,
            personal: one.value,
            turnover: two.value,
            infrastructure: three.value,
            contract,
            insurer,
          };
          return { deadlines: deadlinesOf(incident), figure: deadlineFigure(incident) };
        }),
      ),
    ),
  ),
);

type Figure = ReturnType<typeof deadlineFigure>;

const ballsOf = ({ parts }: Figure, shape: (typeof shapes)[number]) =>
  parts.flatMap((part) => {
    const at = 'ball' in part && part[shape];
    return at ? [{ ball: part.ball, at }] : [];
  });

test('Each deadline has a ball at as many diamonds as its hours', () => {
  for (const { deadlines, figure } of drawn) {
    const { hours } = scaleOf(deadlines);
    for (const shape of shapes) {
      const ends = figure.parts.flatMap((part) =>
        'diamonds' in part ? (part[shape] ?? '').split(' ').map(Number.parseFloat) : [],
      );
      const [first = 0, last = 0] = ends;
      const places = deadlines.map(
        ({ after }) => first + ((last - first) * after) / hours / diamonds,
      );
      const balls = ballsOf(figure, shape).map(({ at: [x] }) => x);
      const off = [first, ...places].map((place, index) => Math.abs(place - (balls[index] ?? 0)));
      expect(balls).toHaveLength(deadlines.length + 1);
      expect(Math.max(...off)).toBeLessThan(0.2);
      expect(Math.max(...balls)).toBeLessThanOrEqual(last);
    }
  }
});

test('No ball covers another, whatever the answers are', () => {
  for (const { figure } of drawn) {
    for (const shape of shapes) {
      const balls = ballsOf(figure, shape);
      const gaps = balls.slice(1).map(({ at }, index) => {
        const [, above = 0, radius = 0] = balls[index]?.at ?? [];
        return at[1] - at[2] - above - radius;
      });
      expect(Math.min(...gaps)).toBeGreaterThan(0);
    }
  }
});

test('One ball is what we do first, and all others come next', () => {
  for (const { figure } of drawn) {
    const balls = ballsOf(figure, 'wide').map(({ ball }) => ball);
    expect(balls[0]).toBe('cue');
    expect(balls.filter((ball) => ball === 'own')).toHaveLength(1);
    expect(balls.filter((ball) => ball === 'ghost')).toHaveLength(balls.length - 2);
  }
});
