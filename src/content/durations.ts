/** Where a duration is written. */
interface Duration {
  file: string;
  /** '4 to 6 weeks' */
  text: string;
}

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** The lengths of time in a text, in days: 28 and 42 for '4 to 6 weeks'. */
const lengthsIn = (text: string) =>
  Array.from(text.matchAll(/(\d+)(?:\sto\s(\d+))?\s(day|week|month)/g)).flatMap(
    ([, from, to = from, unit = '']) =>
      [from, to].map((count) => Number(count) * (days[unit] ?? 1)),
  );

/** @throws Error if a part is shorter or longer than the whole says. */
export function expectToSpan(whole: Duration, parts: readonly Duration[]): void {
  const said = lengthsIn(whole.text);
  if (said.length === 0) return;
  for (const { file, text } of parts) {
    const lengths = lengthsIn(text);
    if (lengths.length === 0) continue;
    if (Math.min(...lengths) >= Math.min(...said) && Math.max(...lengths) <= Math.max(...said)) {
      continue;
    }
    throw new Error(`${whole.file} says '${whole.text}', and ${file} '${text}'`);
  }
}
