const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as '2026-11-22' as people read it: '22 November 2026'. */
export const longDate = (day: string): string => format.format(new Date(day));
