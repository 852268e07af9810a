import { z } from 'astro/zod';
import { type Letter, letters } from '../letters.ts';
import { amount, closest, filledText, flag, group, kinds, list, oneOf, text } from './text.ts';
import { faultsOfVerdict } from './verdict.ts';

/** Letter of a benefit card that is about this part. */
const calledOut = { callout: oneOf(...letters).optional() };

const chart = {
  ...calledOut,
  /** Its subject, unless the verdict says it: 'Hours from the failure until each system is back'. */
  title: text().optional(),
  /** Explains the marks: 'The line is the limit that was agreed.' */
  note: text().optional(),
};

/** `done` is filled, `planned` outlined, `missed` a dark bar or a thick ring. */
const mark = oneOf('done', 'planned', 'missed').optional();

/** Bars on one scale: sums from zero, or spans of time. */
const bars = group({
  kind: z.literal('bars'),
  ...chart,
  /** Length of the scale, in the unit of the bars: 24 for the hours of a day. */
  scale: amount(),
  /** Labels below the scale. The first and last are aligned with its ends. */
  ticks: list(group({ at: amount(), text: text() })).optional(),
  bars: list(
    group({
      name: text(),
      /** One or more on the scale, each `[from, to]` or `[from, to, missed]`. */
      spans: list(
        z.tuple([amount(), amount(), mark], {
          error: 'must be [from, to] or [from, to, missed]',
        }),
      ),
      /** Agreed limit: a line across the bar. */
      limit: amount().optional(),
      /** The bar's value in a few words: '4 h'. */
      text: text(),
    }),
  ),
});

/** Things that are counted, a dot each, in named rows: 38 people, 67 tickets. */
const dots = group({
  kind: z.literal('dots'),
  ...chart,
  rows: list(
    group({
      name: text(),
      /** Each `[count]` or `[count, missed]`. */
      dots: list(z.tuple([amount(), mark], { error: 'must be [count] or [count, missed]' })),
      /** If omitted, how many are not missed, of all: '36 of 38'. */
      text: text().optional(),
    }),
  ),
});

/** Doors in a wall: who or what is before each, whether it lets them in, and what is behind. */
const plan = group({
  kind: z.literal('plan'),
  ...chart,
  /** Headings of the two sides: 'The internet', 'Your network'. */
  sides: list(text(), { least: 2, most: 2 }),
  doors: list(group({ before: text(), door: oneOf('shut', 'open', 'guarded'), behind: text() })),
});

const column = group({
  name: text(),
  /** Its share of the width; 1 if omitted. */
  share: amount().optional(),
  /** Numbers, aligned to the right. On a phone those of a row share a line. */
  numbers: flag().optional(),
  /** A word or two, which on a phone share that line. */
  short: flag().optional(),
});

/** An amount and its limit: '23 of 35 KB', with a bar. */
const limited = group({
  amount: amount(),
  of: amount(),
  unit: text().optional(),
  /** After it: 'from 4.1 MB'. */
  note: text().optional(),
});

/** Text, struck text, an amount of its limit, or text with a bar from one share of the column to another, 0 to 1. */
const cell = z.union(
  [
    limited,
    group({
      bar: z.tuple([amount(), amount()], { error: 'must be [from, to], each 0 to 1' }),
      text: text(),
    }),
    group({ struck: text() }),
    text({ canBeEmpty: true }),
  ],
  { error: closest },
);

const row = group({
  ...calledOut,
  /** One for each column. If there are fewer, the last spans the remaining columns. A cell may be empty. */
  cells: list(cell),
  /** A total or a result, in bold. */
  sum: flag().optional(),
});

/** Rows under named columns. On a phone each row becomes a block: its first cell, then the others with their names. */
const table = group({ kind: z.literal('table'), columns: list(column), rows: list(row) });

/** Named entries, as on the first page of a plan: name on the left, text on the right. */
const entries = group({
  kind: z.literal('entries'),
  entries: list(
    group({
      ...calledOut,
      name: text(),
      text: text(),
      /** Lines of a command, a request or a response, in a monospaced font. */
      code: list(filledText()).optional(),
    }),
  ),
});

/**
 * `paper` is white, `dark` nearly black, `accent` the line's colour, as in figures; `wash` is a tint of that colour, `cloth` its
 * deep shade, on which `white` is legible in both schemes.
 */
const fill = oneOf('paper', 'dark', 'accent', 'wash', 'cloth', 'white');

/** `plain` is dark, `fine` a thin one, `accent` in the line's colour, and `dotted` too. */
const stroke = oneOf('plain', 'fine', 'accent', 'dotted');

/** A shape of a drawing, in px: an SVG path or a text. Its words are those of figures, here on a white sheet. */
const shape = z.union(
  [
    group({ path: filledText(), fill: fill.optional(), stroke: stroke.optional() }),
    /** Its baseline is at y. */
    group({
      text: text(),
      at: z.tuple([amount(), amount()], { error: 'must be [x, y]' }),
      align: oneOf('middle', 'end').optional(),
      strong: flag().optional(),
      /** On a filled shape. */
      fill: oneOf('white').optional(),
      /** In px, 13 if omitted. */
      size: amount({ least: 12 }).optional(),
    }),
  ],
  { error: closest },
);

/** Pictures with captions in rows of three, on a phone of two: a storyboard. */
const frames = group({
  kind: z.literal('frames'),
  frames: list(
    group({
      ...calledOut,
      /** Clipped to 186 by 104. */
      picture: list(shape),
      title: text(),
      text: text(),
    }),
  ),
});

/** A drawing, 300 wide, above the entries that follow, on a wide screen beside them. */
const drawing = group({
  kind: z.literal('drawing'),
  /** Its alternative text. */
  name: text(),
  height: amount(),
  shapes: list(shape),
});

const part = kinds(bars, dots, plan, table, entries, frames, drawing);

/**
 * A page of a service's deliverable with invented data, always of the same firm of 38 people. Letters call out the parts
 * that the benefit cards are about: A is the first card, and each letter is on the page once.
 */
export const sample = group({
  /** 'What you get at the end' if omitted. */
  heading: text().optional(),
  /** One or two sentences: the deliverable's reader, and the part of it shown. */
  intro: text({ sentences: 2 }),
  /** Heading of the page: 'Multi-factor authentication'. */
  title: text(),
  /** Below the heading, in small print: scope, date and extent. */
  about: text(),
  /** The point of the page: 'File server: 4 hours over its limit'. Its numbers are on the page, or sums of those. */
  verdict: group({
    ...calledOut,
    text: text({ most: 52 }),
    /** Numbers of the page that add up to one in the text: [52, -48] for the 4 hours. */
    sums: list(list(amount(), { least: 2 })).optional(),
    /** Numbers in the text that the page does not show. */
    elsewhere: list(amount()).optional(),
  }),
  /** One below the other; one or two are enough. A phone shows those up to the first chart, drawing or narrow table. */
  parts: list(part),
  /** How many of the last parts a wide screen folds, so that the page is about as high as the screen. */
  folded: amount().optional(),
}).superRefine((sample, context) => {
  for (const message of faultsOfVerdict(sample)) {
    context.addIssue({ code: 'custom', path: ['verdict'], message });
  }
});

export type SamplePage = z.infer<typeof sample>;
export type SamplePart = z.infer<typeof part>;
type PartOf<Kind extends SamplePart['kind']> = Extract<SamplePart, { kind: Kind }>;
export type SampleChartData = PartOf<'bars' | 'dots' | 'plan'>;
export type SampleBarsData = PartOf<'bars'>;
export type SampleDotsData = PartOf<'dots'>;
export type SamplePlanData = PartOf<'plan'>;
export type SampleTableData = PartOf<'table'>;
export type SampleEntriesData = PartOf<'entries'>;
export type SampleFramesData = PartOf<'frames'>;
export type SampleDrawingData = PartOf<'drawing'>;
export type SampleColumn = z.infer<typeof column>;
export type SampleRow = z.infer<typeof row>;
export type SampleAmount = z.infer<typeof limited>;
export type SampleCell = z.infer<typeof cell>;
export type SampleShape = z.infer<typeof shape>;
export type SampleFill = z.infer<typeof fill>;
export type SampleStroke = z.infer<typeof stroke>;
export interface CalledOut {
  callout?: Letter | undefined;
}
