/** Whether a text is a day of the calendar: '2026-11-22', but not '2026-11-31'. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}
