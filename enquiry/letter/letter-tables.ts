import type { HealthFact, LetterFacts, VisitFacts } from './letter-facts.ts';
import type { LetterTable, Row } from './letter-table.ts';
import { discreetly, openly, rowsOf, sumColumns, sumOf, written } from './sum-rows.ts';

/** The parts of the letter, in their order. */
export function tablesOf({ enquiries, answers, visits, health }: LetterFacts): LetterTable[] {
  const { weeks, byForm, byPage, quarantined, released, failed } = enquiries;
  const none = 'No enquiries in fourteen weeks.';
  const sums = { columns: sumColumns, none };
  return [
    { title: 'Enquiries', ...sums, rows: rowsOf([sumOf('All', weeks)], openly) },
    { title: 'Enquiries by form', ...sums, rows: rowsOf(byForm, openly) },
    { title: 'Enquiries by page', ...sums, rows: rowsOf(byPage, openly) },
    counts('Answers', [
      ['Answered', answers.answered],
      ['Within the promised time', answers.inTime],
      ['Waiting for an answer now', answers.open],
      ['Beyond the promised time now', answers.late],
    ]),
    timesOf(answers),
    counts('Held back or failed', [
      ['Held back as suspected spam', quarantined],
      ['Released', released],
      ['Could not be mailed', failed],
    ]),
    ...(visits ? visitTables(visits) : [notCounted]),
    {
      title: 'Is everything working?',
      columns: ['state'],
      rows: health.map((fact) => ({ name: fact.name, cells: [{ text: inWords(fact) }] })),
      none: 'Nothing is known.',
    },
  ];
}

/** A table of counts in one column. */
function counts(title: string, figures: readonly (readonly [string, number])[]): LetterTable {
  const most = Math.max(...figures.map(([, count]) => count));
  const rows = figures.map(([name, count]): Row => {
    const text = written(count);
    return { name, cells: [count > 0 ? { text, share: count / most } : { text }] };
  });
  return { title, columns: ['enquiries'], rows, none: '' };
}

function timesOf({ medianMinutes, longestMinutes }: LetterFacts['answers']): LetterTable {
  const most = Math.max(medianMinutes ?? 0, longestMinutes ?? 0, 1);
  const rowOf = (name: string, minutes: number | undefined): readonly Row[] =>
    minutes === undefined
      ? []
      : [{ name, cells: [{ text: durationOf(minutes), share: minutes / most }] }];
  return {
    title: 'Working time to the answer',
    columns: ['time'],
    rows: [...rowOf('Median', medianMinutes), ...rowOf('Longest', longestMinutes)],
    none: 'No enquiry of last week is answered yet.',
  };
}

/** Staffed minutes in words: '9 hours 5 minutes'. */
function durationOf(minutes: number): string {
  const whole = Math.round(minutes);
  const units = [
    [Math.floor(whole / 60), 'hour'],
    [whole % 60, 'minute'],
  ] as const;
  const parts = units.flatMap(([count, unit]) =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [],
  );
  return parts.join(' ') || 'less than a minute';
}

function visitTables({ weeks, byPage, from, entries, missing }: VisitFacts): LetterTable[] {
  const tableOf = (title: string, rows: readonly Row[], none: string): LetterTable => ({
    title,
    columns: sumColumns,
    rows,
    none,
  });
  const known = weeks.some((count) => count > 0);
  const all = known ? rowsOf([sumOf('All', weeks)], discreetly) : [];
  return [
    tableOf('Visits', all, 'No visits in fourteen weeks.'),
    tableOf('Visits by page', rowsOf(byPage, discreetly), 'None.'),
    tableOf('Where visits came from', rowsOf(from, discreetly), 'Nobody followed a link to us.'),
    tableOf(
      'First pages of visits that led to an enquiry',
      rowsOf(entries, discreetly),
      'No visit led to an enquiry.',
    ),
    tableOf(
      'Linked, but not found here',
      rowsOf(missing, discreetly),
      'No address without digits was missing; others are not counted.',
    ),
  ];
}

const notCounted: LetterTable = {
  title: 'Visits',
  columns: [],
  rows: [],
  none: 'Another host serves the pages, so nothing is counted.',
};

const states = { good: 'Good', bad: 'Needs attention', unknown: 'Unknown' } as const;

const inWords = ({ state, text }: HealthFact) =>
  text ? `${states[state]}, ${text}` : states[state];
