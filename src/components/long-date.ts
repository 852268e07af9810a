const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Formats '2026-11-22' as '22 November 2026'. Without `Intl`, whose first call on a page takes a phone longer than
 * all of the form's script.
 */
export function longDate(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}
