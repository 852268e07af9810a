import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyrightRule } from '../../content/shared-sentences.ts';

// What an author reads if a text file does not fit. Each mistake is made in a copy of the content, which Astro reads as a
// build does. Managed Services is replaced there: an author may change every word and value of it.

const root = mkdtempSync(join(tmpdir(), 'content-'));
const services = 'content/services/it';
const managed = `${services}/managed-services.yaml`;

beforeAll(() => {
  for (const path of ['content', 'src/content', 'src/content.config.ts', 'package.json']) {
    cpSync(path, join(root, path), { recursive: true });
  }
  cpSync('tests/pages/a-service.yaml', join(root, managed));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'astro.config.mjs'), "export default { cacheDir: './cache' };");
});

afterAll(() => rmSync(root, { recursive: true }));

type Change = (source: string) => string;

/** What Astro prints after changes of files, a line each: a file, its faults, and a hint. Nothing if all is well. */
function saidAfter(changes: Readonly<Record<string, Change>>): string[] {
  const sources = Object.entries(changes).map(([name, change]) => {
    const file = join(root, name);
    const source = readFileSync(file, 'utf8');
    const changed = change(source);
    expect(changed, name).not.toBe(source);
    writeFileSync(file, changed);
    return [file, source] as const;
  });
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/astro', ['sync'], {
    cwd: root,
    env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  for (const [file, source] of sources) writeFileSync(file, source);
  const [, said = ''] = /\[AstroUserError\] (.*?) *Location:/s.exec(`${stdout}${stderr}`) ?? [];
  expect(status === 0, `${stdout}${stderr}`).toBe(said === '');
  const lines = stripVTControlCharacters(said).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line && line !== 'Hint:');
}

/** In place of the first sentence. */
const first =
  (text: string): Change =>
  (source) =>
    source.replace(/(?<=^ {2}first: ).*/m, text);

const quotes = 'Put double quotes around the whole text';
const howToQuote = expect.stringMatching(`^${quotes} if it has a colon or a # in it`);
const hint = expect.stringContaining("CONTRIBUTING.md, 'Change a sentence'");

test('texts that fit are taken', () => {
  const change = first('"Your desk #1: support for one fee."');
  expect(saidAfter({ [managed]: change })).toEqual([]);
});

test('every fault of every file is told at once: its field, what is there, and what fits', () => {
  const said = saidAfter({
    [`${services}/it-strategy.yaml`]: first('One thing: a plan.'),
    [`${services}/infrastructure-management.yaml`]: first('Your desk #1 for servers.'),
    [managed]: (source) =>
      first('x'.repeat(116))(source)
        .replace('updated:', 'updatd:')
        .replace('/it/infrastructure-management', '/it/infrastructure')
        .replace('{{company.city}}', '{{company.town}}')
        .replace('kind: list', 'kind: lists')
        .replace('share: 1.2', 'share: wide')
        .replace('at: 10:00', 'at: 10.00')
        .replace('at: 12:40', 'at: 25:40'),
  });
  expect(said).toEqual([
    expect.stringMatching(/infrastructure-management.yaml, line \d: YAML leaves out what follows/),
    howToQuote,
    expect.stringMatching(/it-strategy.yaml, line \d: YAML reports bad indentation/),
    howToQuote,
    managed,
    'intro.first: has 116 characters, and at most 115 fit',
    'updated: is missing',
    expect.stringMatching(/^description: \{\{company.town\}\} is unknown. Write \{\{company.city/),
    "related.0.path: is '/it/infrastructure', and content/catalogue.ts has no such service",
    `figure.events.0.at: is read as the number 10. ${quotes}`,
    "figure.events.1.at: is '25:40', and not a time (12:40) or a month (2026-12)",
    "sample.parts.1.columns.0.share: must be a number, and is 'wide'",
    'details.0.kind: must be list, blocks, report',
    expect.stringMatching(/^There is no field updatd here. The fields are intro, updated,/),
    hint,
  ]);
});

test('what YAML does not read as a text: the message says what to write', () => {
  const said = saidAfter({
    [managed]: (source) =>
      first('{{copyrightRule}}')(source)
        .replace(/(?<=^ {2}rest: ).*/m, '365')
        .replace(/(?<=^description: ).*/m, '2026-11-28')
        .replace('text: 67 tickets, 64 on target', 'text:')
        .replace('- Help desk', '- Help: desk')
        .replace(/(?<=^ {2}closing: ).*/m, '"{{copyrightRule}} and {{more"'),
  });
  expect(said.slice(1, -1)).toEqual([
    `intro.first: begins with a brace. ${quotes}`,
    `intro.rest: is read as the number 365. ${quotes}`,
    `description: is read as a date. ${quotes}`,
    'sample.verdict.text: is empty',
    `sample.parts.1.rows.0.cells.0: is read as a field 'Help', because of the colon after it. ${quotes}`,
    expect.stringMatching(/^contact.closing: has braces that name nothing. Write/),
  ]);
});

test('a limit counts what a name stands for', () => {
  const text = Array(9).fill('{{copyrightRule}}').join(' ');
  const { length } = Array(9).fill(copyrightRule).join(' ');
  expect(saidAfter({ [managed]: first(`"${text}"`) })).toContain(
    `intro.first: has ${length} characters, and at most 115 fit`,
  );
});

test('a letter without its benefit, a verdict whose numbers are not on the page, and a limit that is too early', () => {
  const said = saidAfter({
    [managed]: (source) =>
      source
        .replace('callout: C', 'callout: B')
        .replace('[[64], [3, missed]]', '[[65], [3, missed]]')
        .replace('at: 14:00', 'at: 12:00'),
  });
  expect(said.slice(1, -1)).toEqual([
    'figure.limit.at: must be later than the last event',
    'sample.verdict: adds 64, which is nowhere else on the sample',
    'sample.verdict: says 64, which is nowhere else on the sample and none of its sums',
    'sample: has the callouts A, B, B, and must have A, B, C, in this order: one for each benefit',
  ]);
});

test('a bar that leaves the scale', () => {
  const bars = `figure:
  kind: bars
  kicker: A plan
  answer: In 12 weeks
  caption: An example.
  scale: { to: 12, diamond: 1, names: [{ at: 12, name: Week 12 }] }
  bars: [{ title: Plan, span: [0, 6] }, { title: Build, span: [6, 13] }]
`;
  const said = saidAfter({
    [managed]: (source) => source.replace(/^figure:.*?(?=^sample:)/ms, bars),
  });
  expect(said).toContain('figure.bars: have a span that is empty or leaves the scale');
});

test('an overview asks a question for each service of its line, and for no other', () => {
  const said = saidAfter({
    'content/overviews/cyber.yaml': (source) =>
      source.replace(/^flagship: .*/m, 'flagship: ui-ux-design'),
    'content/overviews/it.yaml': (source) => source.replace('it-strategy:', 'strategy:'),
  });
  expect(said).toEqual([
    'content/overviews/cyber.yaml',
    "flagship: is 'ui-ux-design', which is not among the choices",
    'content/overviews/it.yaml',
    'choices.it-strategy: is missing, and is a service of this line',
    'choices.strategy: is no service of this line in content/catalogue.ts',
    hint,
  ]);
});

test('a legal document with an unknown name or a colon; one with a number out of order or without a title', () => {
  const terms = 'content/legal/terms-conditions.md';
  const privacy = 'content/legal/privacy-policy.md';
  expect(
    saidAfter({
      [terms]: (source) => source.replace(/\{\{company\.\w+\}\}/, '{{company.fax}}'),
      [privacy]: (source) => source.replace(/^title: .*/m, 'title: Privacy: our policy'),
    }),
  ).toEqual([
    `${privacy}, line 2: YAML reports bad indentation of a mapping entry`,
    howToQuote,
    expect.stringContaining(`${terms}: {{company.fax}} is unknown`),
    hint,
  ]);
  expect(
    saidAfter({
      [terms]: (source) => source.replace(/^## 3\. /m, '## 4. '),
      [privacy]: (source) => source.replace('title:', 'titel:'),
    }),
  ).toEqual([
    privacy,
    'title: is missing',
    'There is no field titel here. The fields are title, effective, updated, description',
    expect.stringContaining(`${terms}: heading 3 is '4. `),
    hint,
  ]);
});
