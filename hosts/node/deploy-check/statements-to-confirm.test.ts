import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { statementsToConfirm } from './statements-to-confirm.ts';

/** A project with these files under `content/`. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const project = mkdtempSync(join(tmpdir(), 'to-confirm-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, 'content'));
  for (const [name, source] of Object.entries(files)) {
    writeFileSync(join(project, 'content', name), source);
  }
  return project;
}

test('Marked text is found in any file of content, with its line', () => {
  const project = projectOf({
    'home.ts': `export const home = {\n  hero: 'Hello',\n  intro: { text: 'It\\'s us.', toConfirm: 'who' },\n};\n`,
    'prices.ts': `export const rows = [\n  [{ text: '1 hour', toConfirm: 'P1' }],\n  [{ text: '1 hour', toConfirm: 'P2' }],\n];\n`,
  });
  expect(statementsToConfirm(project)).toEqual([
    { file: 'content/home.ts', line: 3, text: "It's us.", toConfirm: 'who' },
    { file: 'content/prices.ts', line: 2, text: '1 hour', toConfirm: 'P1' },
    { file: 'content/prices.ts', line: 3, text: '1 hour', toConfirm: 'P2' },
  ]);
});

test('Text that several files share is listed once, in its own file', () => {
  const project = projectOf({
    'a.ts': `import { rule } from './rule.ts';\nexport const page = { rule };\n`,
    'rule.ts': `export const rule = { text: 'On payment.', toConfirm: 'when' };\n`,
  });
  expect(statementsToConfirm(project)).toEqual([
    { file: 'content/rule.ts', line: 1, text: 'On payment.', toConfirm: 'when' },
  ]);
});

test('Unfilled facts of the company are listed too', () => {
  const project = projectOf({
    'company.ts': `export const company = {\n  name: 'X',\n  registration: { abn: null },\n};\n`,
  });
  expect(statementsToConfirm(project)).toEqual([
    { file: 'content/company.ts', line: 3, text: 'not filled in', toConfirm: 'abn' },
  ]);
});

test('In a legal document a comment marks the paragraph that it ends', () => {
  const project = projectOf({
    'terms.md': `## 1. Scope\n\nWe keep the mail. <!-- to confirm: how long -->\n`,
  });
  expect(statementsToConfirm(project)).toEqual([
    { file: 'content/terms.md', line: 3, text: 'We keep the mail.', toConfirm: 'how long' },
  ]);
});

test('A passage of a legal document can be marked for the lawyer', () => {
  const project = projectOf({
    'terms.md': `- We keep nothing. <!-- to confirm: for the lawyer: whether that is lawful -->\n`,
  });
  expect(statementsToConfirm(project)).toEqual([
    {
      file: 'content/terms.md',
      line: 1,
      text: '- We keep nothing.',
      toConfirm: 'whether that is lawful',
      forLawyer: true,
    },
  ]);
});

test('Text composed of parts cannot be found, and the error says so', () => {
  const project = projectOf({
    'a.ts': `const days = 3;\nexport const a = { text: \`\${days} days\`, toConfirm: 'how long' };\n`,
  });
  expect(() => statementsToConfirm(project)).toThrow('content/a.ts: each');
});

test('Every marked statement of this site is found', () => {
  const files = new Set(statementsToConfirm().map(({ file }) => file));
  const facts = Object.values({ ...company.registration, ...company.providers });
  const unfilled = facts.some((fact) => fact === null);
  expect(files.has('content/company.ts')).toBe(unfilled);
  for (const file of ['commitments', 'home', 'overviews/it', 'services/it/managed-services']) {
    expect(files).toContain(`content/${file}.ts`);
  }
});
