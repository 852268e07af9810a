import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeFile, copyProject } from '../../testing/project-copy.ts';

const document = readFileSync('CONTRIBUTING.md', 'utf8');

let project: string;
const page = (path: string) => readFileSync(join(project, 'dist/site', path, 'index.html'), 'utf8');

/** The blocks of one kind in one of the document's recipes, without the list's indentation. */
function blocks(recipe: string, kind: 'sh' | 'diff'): string[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${recipe}\n`)) ?? '';
  const fences = section.matchAll(
    new RegExp(`^ {3}\`\`\`${kind}\\n([\\s\\S]*?)^ {3}\`\`\`$`, 'gm'),
  );
  return [...fences].map(([, text = '']) => text.replaceAll(/^ {3}/gm, '').trimEnd());
}

/** Does with a copy of the project what a recipe says: nothing less, and nothing else. */
function follow(recipe: string, folder: string): void {
  const commands = blocks(recipe, 'sh');
  const changes = blocks(recipe, 'diff');
  if (commands.length + changes.length === 0) throw new Error(`${recipe} has no steps`);
  for (const command of commands) {
    const { status, stderr } = spawnSync('sh', ['-ec', command], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${recipe}: ${stderr}`);
  }
  for (const change of changes) {
    const [file = '', ...lines] = change.split('\n');
    const side = (sign: '+' | '-') =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n');
    changeFile(join(folder, file), side('-'), side('+'));
  }
}

// As `npm start` would build it.
beforeAll(() => {
  project = copyProject('recipes');
  for (const recipe of ['Add a service', 'Change a notice', 'Add a form']) follow(recipe, project);
  const built = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(built.stderr + built.stdout).toContain('Built 27 pages');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('Adding a service by the recipe', () => {
  test('makes a page with title, heading, all sections and form', () => {
    const html = page('cyber/phishing-drills');
    expect(html).toContain('<title>Phishing Drills - Cyber Security - Corner Pocket</title>');
    expect(html).toContain('>Phishing Drills</h1>');
    expect(html).toContain('"@type":"Service","name":"Phishing Drills"');
    for (const part of ['id="benefits"', 'id="process"', 'id="expect"', 'id="contact-form"']) {
      expect(html).toContain(part);
    }
  });

  test('puts it into both menus and the footer of every page', () => {
    const links = page('privacy-policy').match(/href="\/cyber\/phishing-drills"/g);
    expect(links).toHaveLength(3);
  });

  test('puts it onto the overview, the sitemap page and into sitemap.xml', () => {
    const shell = 3;
    for (const path of ['cyber', 'sitemap']) {
      const links = page(path).match(/href="\/cyber\/phishing-drills"/g);
      expect(links).toHaveLength(shell + 1);
    }
    expect(readFileSync(join(project, 'dist/site/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://cornerpocket.example/cyber/phishing-drills</loc>',
    );
  });

  test('lets the function know its form with the usual notices, before it has a row', async () => {
    const other = copyProject('service');
    follow('Add a service', other);
    const module: unknown = await import(pathToFileURL(join(other, 'content/forms.ts')).href);
    rmSync(other, { recursive: true });
    expect(module).toMatchObject({
      forms: expect.arrayContaining([
        expect.objectContaining({
          formType: 'phishing-drills',
          page: '/cyber/phishing-drills',
          subject: { kind: 'fixed', text: 'Phishing Drills Inquiry' },
          missing: { title: 'Error', text: 'Please fill in all required fields' },
        }),
      ]),
    });
  });
});

test('A notice changed by the recipe stands in the pages whose forms show it, and in no other', () => {
  const words = 'We’ll answer by the next business day.';
  const shown = (path: string) => page(path).replaceAll('&#x27;', '’').includes(words);
  expect(shown('it/it-strategy')).toBe(true);
  expect(shown('cyber/essential-eight-assessment')).toBe(false);
});

test('A form added by the recipe stands on its page, and the function computes its subject', async () => {
  expect(page('cyber/phishing-drills')).toContain('name="formType" value="drills"');
  const module: unknown = await import(pathToFileURL(join(project, 'content/forms.ts')).href);
  expect(module).toMatchObject({
    forms: expect.arrayContaining([
      expect.objectContaining({
        formType: 'drills',
        subject: { kind: 'from-name', template: 'Phishing drill for {name}' },
        success: expect.objectContaining({ title: 'Message Sent!' }),
      }),
    ]),
  });
});
