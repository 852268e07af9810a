/** What a diamond of the months is. */
interface MonthScale {
  months: number;
  /** The same in words: '3 months'. */
  words: string;
}

/** Diamonds from the renewal to the pocket. */
export const diamonds = 12;

const scales: readonly [MonthScale, ...MonthScale[]] = [
  { months: 1, words: 'one month' },
  { months: 3, words: '3 months' },
  { months: 12, words: 'one year' },
];

/** The scale on which the change is paid back a diamond before the pocket, or earlier. Without a payback, it is months. */
export function scaleOf(paidBack = 0): MonthScale {
  return (
    scales.find(({ months }) => paidBack <= months * (diamonds - 1)) ?? scales.at(-1) ?? scales[0]
  );
}
