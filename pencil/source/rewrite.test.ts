// cspell:disable: some texts are of no language.
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { dish, dishFile, kitchenReading, textAt } from '../../testing/project/kitchen.ts';
import { formatted, withText } from './rewrite.ts';
import { withPlaceOf } from './take-back.ts';

const reading = kitchenReading();

/** The kitchen's file with this text at this place, as the formatter sets it. */
async function saved(keyPath: string, after: string, { confirm = false, source = dish } = {}) {
  const one = textAt(dishFile, source, keyPath, reading);
  return formatted('.', dishFile, withText(source, one, after, confirm, reading), source);
}

/** The kitchen's file with this place as it was. */
const takenBack = (source: string, keyPath: string) =>
  formatted('.', dishFile, withPlaceOf(dishFile, source, dish, keyPath), dish);

/** What the file's constant is, for the JavaScript engine. */
async function dishIn(source: string) {
  const code = stripTypeScriptTypes(source).replace(/^import .*$/m, '');
  const found = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return found.dish;
}

/** A file without a text, its line breaks and the commas before them: what an edit leaves as it is. */
function around(source: string, keyPath: string): string {
  const [start, end] = textAt(dishFile, source, keyPath, reading).span;
  return `${source.slice(0, start)}✎${source.slice(end)}`.replaceAll(/[,\s]+/g, '');
}

const exact = [
  ['single quotes', "Today's soup, the chef's own"],
  ['double quotes', 'The "soup" of the day'],
  ['both quotes', `The chef's "soup"`],
  ['both quotes, many single ones', `'a' 'b' 'c' "d"`],
  ['backticks and a template', 'The `soup` of $\u007bcity} $ {'],
  ['backslashes', 'C:\\new\\table \\\' \\" \\\\ \\u0041 \\'],
  ['an emoji and flags', 'Soup 🍲 👩‍🍳 🇦🇺'],
  ['umlauts, composed and not', 'Grüße, Gru\u0308ße, Čaj'],
  ['right-to-left and wide letters', 'מרק 汤 سوپ'],
  ['spaces that do not break', 'From\u00a0$12 to\u202f$15'],
  ['comments of TypeScript', '// soup /* of the */ day'],
  ['an end of a script', '</script><!-- soup -->'],
  ['replacement patterns', '$& $1 $$ $` $<a>'],
  ['a very long word', 'Soup'.repeat(300)],
  ['a long sentence', 'A long sentence about a soup. '.repeat(12).trim()],
] as const;

const places = ['dish.name', 'dish.steps.0', 'dish.steps.1.text', 'dish.price.text', 'city'];

/** Each text in one place or another, and the one with all quotes in each. */
const cases = [
  ...exact.map(([what, text], index) => [what, text, places[index % places.length] ?? ''] as const),
  ...places.map(
    (place) => ['quotes and backticks', `The chef's "soup" of \`${'${'}city}`, place] as const,
  ),
];

test.each(cases)(
  '%s: kept exactly, as %j in %s, nothing else changes, and the file is as before when they are taken back',
  async (_, after, keyPath) => {
    const result = await saved(keyPath, after);
    expect(textAt(dishFile, result, keyPath, reading).value).toBe(after);
    expect(around(result, keyPath)).toBe(around(dish, keyPath));
    expect(await takenBack(result, keyPath)).toBe(dish);
  },
);

test('All of them are the same for the engine', async () => {
  const texts = exact.map(([, text]) => text);
  let source = dish;
  for (const text of texts) {
    source = withText(source, textAt(dishFile, source, 'dish.name', reading), text, false, reading);
    const expected = { ...(await dishIn(dish)), name: text };
    expect(await dishIn(source)).toEqual(expected);
  }
});

test('A text that makes a list or an object break over lines breaks it, and a shorter one joins it again', async () => {
  const long = 'Chop the leeks, and wash them twice, because there is sand between their leaves.';
  const result = await saved('dish.steps.0', long);
  expect(result).toContain(`  steps: [\n    '${long}',\n    { text: 'Simmer`);
  expect(await saved('dish.steps.0', 'Chop the leeks.', { source: result })).toBe(dish);
});

test.each(['\n', '\r\n', '\u2028', '\u2029', '\r'])('A line break is refused: %j', async (end) => {
  await expect(saved('dish.name', `Soup${end}of the day`)).rejects.toThrow(
    'This text is one paragraph: a line break has no place in it.',
  );
});

test.each([
  ['\0', 'zero'],
  ['\t', 'a tabulator'],
  ['\u001b', 'escape'],
  ['\u0085', 'next line'],
  ['\ud83c', 'half of an emoji'],
])('A character that a page cannot show is refused: %j, %s', async (character) => {
  await expect(saved('dish.name', `Soup${character} of the day`)).rejects.toThrow(
    /^A character in this text cannot be shown/,
  );
});

test('A confirmed statement becomes its text, and its label, mark and claim go', async () => {
  const result = await saved('dish.price.text', '$12', { confirm: true });
  expect(result).toBe(
    dish.replace("{ text: '$12', toConfirm: 'the price', claim: true }", "'$12'"),
  );
  const changed = await saved('dish.steps.1.text', 'Simmer, then rest.', { confirm: true });
  expect(changed).toContain("steps: ['Chop the leeks.', 'Simmer, then rest.'],");
  expect(await takenBack(changed, 'dish.steps.1')).toBe(dish);
});

test('In a file that the formatter would set otherwise, the text alone changes', async () => {
  const own = dish.replace("id: 'soup'", 'id:   "soup"');
  const result = await saved('dish.name', "The chef's", { source: own });
  expect(result).toBe(own.replace("'Soup of the day'", String.raw`'The chef\'s'`));
});

test('A property and an entry of a list that were added are taken back whole', async () => {
  const property = dish.replace('alone`,', "alone`,\n  more: 'x',");
  expect(await takenBack(property, 'dish.more')).toBe(dish);
  const entry = dish.replace("'how long' }]", "'how long' }, 'Eat.']");
  expect(await takenBack(entry, 'dish.steps.2')).toBe(dish);
  const one = dish.replace('alone`,', "alone`,\n  cooks: [{ name: 'Sam' }],");
  const two = one.replace("{ name: 'Sam' }", "{ name: 'Sam' }, { name: 'Grace' }");
  expect(await takenBack(two, 'dish.cooks.1')).toBe(await formatted('.', dishFile, one, dish));
  expect(await takenBack(one, 'dish.cooks.0')).toBe(dish);
  expect(() => withPlaceOf(dishFile, dish, dish, 'dish.steps.2')).toThrow('has no dish.steps.2');
});

test('What another edit has changed nearby stays when a text is taken back', async () => {
  const long = 'Chop the leeks, and wash them twice, because there is sand between their leaves.';
  const first = await saved('dish.steps.0', long);
  const both = await saved('dish.steps.1.text', 'Simmer it.', { source: first });
  expect(await takenBack(both, 'dish.steps.0')).toBe(
    dish.replace('Simmer for an hour.', 'Simmer it.'),
  );
});
