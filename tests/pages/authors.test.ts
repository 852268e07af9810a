import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyrightRule } from '../../content/shared-sentences.ts';

// What an author reads if a text file does not fit. Each mistake is made in a copy of the content, which Astro reads as a
// build does.

const root = mkdtempSync(join(tmpdir(), 'content-'));

beforeAll(() => {
  for (const path of ['content', 'src/content', 'src/content.config.ts', 'package.json']) {
    cpSync(path, join(root, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'astro.config.mjs'), "export default { cacheDir: './cache' };");
});

afterAll(() => rmSync(root, { recursive: true }));

const managedServices = 'services/it/managed-services.yaml';

/** What Astro prints after a change of a file, a line each: the file, its faults, and a hint. Nothing if all is well. */
function saidAfter(name: string, change: (source: string) => string): string[] {
  const file = join(root, 'content', name);
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/astro', ['sync'], {
    cwd: root,
    env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  writeFileSync(file, source);
  const [, said = ''] = /\[AstroUserError\] (.*?) *Location:/s.exec(`${stdout}${stderr}`) ?? [];
  expect(status === 0, `${stdout}${stderr}`).toBe(said === '');
  const lines = stripVTControlCharacters(said).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line && line !== 'Hint:');
}

/** In place of the first sentence of Managed Services. */
const first = (text: string) => (source: string) => source.replace(/(?<=^ {2}first: ).*/m, text);

test('a text that fits is taken', () => {
  expect(saidAfter(managedServices, first('Support for one fee.'))).toEqual([]);
});

test('every fault of a file is told at once: its field, what is there, and what fits', () => {
  const said = saidAfter(managedServices, (source) =>
    first('x'.repeat(116))(source)
      .replace('updated:', 'updatd:')
      .replace('/it/infrastructure-management', '/it/infrastructure')
      .replace('{{company.city}}', '{{company.town}}')
      .replace('kind: blocks', 'kind: block')
      .replace('share: 5.6', 'share: wide')
      .replace('at: 10:20', 'at: 10.20')
      .replace('at: 12:40', 'at: 25:40'),
  );
  expect(said).toEqual([
    'content/services/it/managed-services.yaml',
    'intro.first: has 116 characters, and at most 115 fit',
    'updated: is missing',
    expect.stringMatching(
      /^description: \{\{company.town\}\} is unknown. Write \{\{company.city\}\}/,
    ),
    "related.0.path: is '/it/infrastructure', and content/catalogue.ts has no such service",
    'figure.events.1.at: is read as the number 10.2. Put double quotes around the whole text',
    "figure.events.2.at: is '25:40', and not a time (12:40) or a month (2026-12)",
    "sample.parts.2.columns.1.share: must be a number, and is 'wide'",
    'details.0.kind: must be list, blocks, report',
    expect.stringMatching(/^There is no field updatd here. The fields are intro, updated,/),
    expect.stringContaining("CONTRIBUTING.md, 'Change a sentence'"),
  ]);
});

test('what YAML does not read as a text: the message says what to write', () => {
  const said = saidAfter(managedServices, (source) =>
    first('{{copyrightRule}}')(source)
      .replace(/(?<=^ {2}rest: ).*/m, '365')
      .replace(/(?<=^description: ).*/m, '2026-11-28')
      .replace(/(?<=^ {4}text: )67 tickets.*/m, '')
      .replace('- We read your supplier', '- We read: your supplier')
      .replace(/(?<=^ {2}closing: ).*/m, '"{{copyrightRule}} and {{more"'),
  );
  const putQuotes = 'Put double quotes around the whole text';
  expect(said.slice(1, -1)).toEqual([
    `intro.first: begins with a brace. ${putQuotes}`,
    `intro.rest: is read as the number 365. ${putQuotes}`,
    `description: is read as a date. ${putQuotes}`,
    'sample.verdict.text: is empty',
    `details.0.blocks.1.points.0: is read as a field 'We read', because of the colon after it. ${putQuotes}`,
    expect.stringMatching(/^contact.closing: has braces that name nothing. Write/),
  ]);
});

test('a limit counts what a name stands for', () => {
  expect(saidAfter(managedServices, first('"{{copyrightRule}}"'))).toContain(
    `intro.first: has ${copyrightRule.length} characters, and at most 115 fit`,
  );
});

test('a colon that YAML reads as the end of a name: the message has the line, and says to put quotes', () => {
  const said = saidAfter(managedServices, first('One thing: a fixed fee.'));
  expect(said[0]).toMatch(/^content\/services\/it\/managed-services.yaml, line 2: YAML reports/);
  expect(said[1]).toMatch(/^Put double quotes around the whole text if it has a colon/);
});

test('a letter without its benefit, and a verdict whose numbers are not on the page', () => {
  expect(
    saidAfter(managedServices, (source) => source.replace('callout: D', 'callout: C')),
  ).toContain(
    'sample: has the callouts A, B, C, C, and must have A, B, C, D, in this order: one for each benefit',
  );
  expect(
    saidAfter(managedServices, (source) => source.replace('dots: [[24]]', 'dots: [[25]]')),
  ).toContain('sample.verdict: says 64, which is nowhere else on the sample and none of its sums');
  expect(
    saidAfter('services/it/disaster-recovery-backups.yaml', (source) =>
      source.replace('[48, 52, missed]', '[48, 53, missed]').replace('52 h', '53 h'),
    ),
  ).toContain('sample.verdict: adds 52, which is nowhere else on the sample');
});

test('an overview asks a question for each service of its line, and for no other', () => {
  const said = saidAfter('overviews/it.yaml', (source) =>
    source.replace('it-strategy:', 'strategy:'),
  );
  expect(said).toContain('choices.it-strategy: is missing, and is a service of this line');
  expect(said).toContain('choices.strategy: is no service of this line in content/catalogue.ts');
  expect(
    saidAfter('overviews/it.yaml', (source) =>
      source.replace('flagship: managed-services', 'flagship: ui-ux-design'),
    ),
  ).toContain("flagship: is 'ui-ux-design', which is not among the choices");
});

test('a legal document with an unknown name or a number out of order', () => {
  const terms = 'legal/terms-conditions.md';
  expect(
    saidAfter(terms, (source) => source.replace('{{company.name}}', '{{company.fax}}')),
  ).toContainEqual(expect.stringMatching(/terms-conditions.md: \{\{company.fax\}\} is unknown/));
  expect(saidAfter(terms, (source) => source.replace('## 3. Scope', '## 4. Scope'))).toContainEqual(
    expect.stringMatching(/terms-conditions.md: heading 3 is '4. Scope of services'/),
  );
  expect(saidAfter(terms, (source) => source.replace('title:', 'titel:'))).toEqual([
    'content/legal/terms-conditions.md',
    'title: is missing',
    'There is no field titel here. The fields are title, effective, updated, description',
    expect.stringContaining('CONTRIBUTING.md'),
  ]);
});

test('a # that cuts off the end of a text: the message has the line, and says to put quotes', () => {
  const said = saidAfter(managedServices, first('Your desk #1 for support.'));
  expect(said[0]).toMatch(/managed-services.yaml, line 2: YAML leaves out what follows the #$/);
  expect(said[1]).toMatch(/^Put double quotes around the whole text/);
  expect(saidAfter(managedServices, first('"Your desk #1 for support."'))).toEqual([]);
});

test('values that no figure can show are named', () => {
  const late = saidAfter(managedServices, (source) =>
    source.replace(/(?<=limit:\n\s+at: )\S+/, '10:00'),
  );
  expect(late).toContain('figure.limit.at: must be later than the last event');
  const beyond = saidAfter('services/it/it-strategy.yaml', (source) =>
    source.replace(/(?<=span: \[\d+, )\d+/, '99'),
  );
  expect(beyond).toContain('figure.bars: have a span that is empty or leaves the scale');
});

test('a colon in the front matter of a legal document names its file', () => {
  const said = saidAfter('legal/privacy-policy.md', (source) =>
    source.replace(/^title: .*/m, 'title: Privacy: our policy'),
  );
  expect(said[0]).toContain('content/legal/privacy-policy.md');
  expect(said[1]).toMatch(/^Put double quotes/);
});
