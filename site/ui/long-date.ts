const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A day such as '2026-11-22' as people read it: '22 November 2026'. By hand, because a visit's first
 * format of `Intl` keeps a slow phone busy for 50 ms.
 */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
}
