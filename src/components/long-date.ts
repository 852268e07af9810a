const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A day such as '2026-11-22' as people read it: '22 November 2026'. Not by `Intl`: the first format of
 * a page takes a phone longer than all of the form's script.
 */
export function longDate(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}
