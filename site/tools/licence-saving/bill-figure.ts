import type { Drawing, TablePart } from '../../../content/model/figures/table.ts';
import { type ShapeName, tenths } from '../../figures/shape.ts';
import { addMonths, dateInWords, monthInWords } from '../calendar.ts';
import { halfOf, labelMiddle } from '../label-middle.ts';
import { billParts } from './bill-parts.ts';
import { both, mouthOf, type Places, places, pocketOf, table } from './bill-places.ts';
import { type Licences, savingOf } from './licences.ts';
import { diamonds, scaleOf } from './month-scale.ts';
import { answerOf, paidBackInWords, windowInWords } from './words.ts';

/** At most so many px for each character of a label. */
const character = 8.6;

/** What the tool draws: the bill before and after, and the renewal on its way to the payback and the pocket. */
export function billFigure(licences: Licences): Drawing {
  const { paidBack } = savingOf(licences);
  const scale = scaleOf(paidBack);
  const back = paidBackInWords(licences);
  const stepOf = (at: Places, shape: ShapeName) => (pocketOf(shape)[0] - at.start) / diamonds;
  const xOf = (months: number) => (at: Places, shape: ShapeName) =>
    tenths(at.start + (months / scale.months) * stepOf(at, shape));
  const backOf = xOf(paidBack ?? 0);
  const shots: TablePart[] = [
    {
      line: 'played',
      ...both((at, shape) => `${at.start},${at.renewal} ${backOf(at, shape)},${at.back}`),
    },
    {
      line: 'planned',
      ...both((at, shape) => `${backOf(at, shape)},${at.back} ${mouthOf(shape).join(',')}`),
    },
  ];
  return {
    ...table,
    parts: [
      ...namesOn(licences.renewal, scale.months, xOf),
      {
        diamonds,
        ...both((at, shape) =>
          [0, (diamonds - 1) * scale.months]
            .map((months) => `${xOf(months)(at, shape)},${at.diamonds}`)
            .join(' '),
        ),
      },
      ...billParts(licences),
      {
        ...answerOf(licences),
        edge: 'top',
        ...both(({ answer }) => answer),
      },
      {
        ...windowInWords(licences),
        edge: 'top',
        ...both(({ window }) => window),
      },
      ...(paidBack === undefined ? [] : shots),
      { ball: 'cue', ...both((at) => [at.start, at.renewal, at.ball] as const) },
      {
        title: 'Renewal',
        text: dateInWords(licences.renewal),
        edge: 'top',
        ...both((at) => [at.text, at.labels] as const),
      },
      { ball: 'own', ...both((at, shape) => [backOf(at, shape), at.back, at.ball] as const) },
      {
        ...back,
        align: 'middle',
        edge: 'bottom',
        // It begins over its ball: the shot comes to the ball from the left.
        ...both((at, shape) => {
          const middle = backOf(at, shape) - at.ball + halfOf(back, character);
          return [
            labelMiddle(back, middle, at.backText, character),
            at.back - at.ball - 5,
          ] as const;
        }),
      },
    ],
  };
}

/** The months' names on the rail, as many as have room in each shape. */
function namesOn(
  renewal: number,
  months: number,
  xOf: (months: number) => (at: Places, shape: ShapeName) => number,
): TablePart[] {
  return (['wide', 'narrow'] as const).flatMap((shape) => {
    const at = places[shape];
    return Array.from({ length: diamonds / at.each }, (_, index): TablePart => {
      const after = index * at.each * months;
      const text = monthInWords(addMonths(renewal, after));
      // The first would touch the pocket.
      if (index === 0) return { text, [shape]: [at.firstName, at.names] };
      return { text, align: 'middle', [shape]: [xOf(after)(at, shape), at.names] };
    });
  });
}
