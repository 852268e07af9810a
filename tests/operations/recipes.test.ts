import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import {
  buildCopy,
  changeFile,
  copyProject,
  testCopy,
} from '../../testing/project/project-copy.ts';
import { followRecipe, recipes } from '../../testing/project/recipes.ts';

let project: string;
const page = (path: string) => readFileSync(join(project, 'dist/site', path, 'index.html'), 'utf8');

// Builds it as `npm start` would.
beforeAll(() => {
  project = copyProject('recipes');
  for (const recipe of Object.keys(recipes)) followRecipe(recipe, project);
  buildCopy(project);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('After the recipes, the tests by rule pass without changes to other files', {
  timeout: 300_000,
}, () => {
  testCopy(project, ['/cyber/phishing-drills']);
});

describe('Adding a service by the recipe', () => {
  test('creates a page with title, heading, all sections and form', () => {
    const html = page('cyber/phishing-drills');
    expect(html).toContain(`<title>Phishing Drills - Cyber Security - ${company.name}</title>`);
    expect(html).toContain('>Phishing Drills</h1>');
    expect(html).toContain('"@type":"Service","name":"Phishing Drills"');
    for (const part of ['id="benefits"', 'id="process"', 'id="expect"', 'id="contact-form"']) {
      expect(html).toContain(part);
    }
  });

  test('adds it to both menus and the footer of every page', () => {
    const links = page('privacy-policy').match(/href="\/cyber\/phishing-drills"/g);
    expect(links).toHaveLength(3);
  });

  test('adds it to the overview, the sitemap page and sitemap.xml', () => {
    const shell = 3;
    for (const path of ['cyber', 'sitemap']) {
      const links = page(path).match(/href="\/cyber\/phishing-drills"/g);
      expect(links).toHaveLength(shell + 1);
    }
    expect(readFileSync(join(project, 'dist/site/sitemap.xml'), 'utf8')).toContain(
      `<loc>https://${company.domain}/cyber/phishing-drills</loc>`,
    );
  });

  test('lets the function know its form with the usual notices, before it has a row', async () => {
    const other = copyProject('service');
    changeFile(
      join(other, 'content/catalogue.ts'),
      '= [',
      "= [{ line: 'cyber', slug: 'no-row', title: 'Without a Row', summary: 'Nothing more' },",
    );
    const module: unknown = await import(pathToFileURL(join(other, 'content/forms.ts')).href);
    rmSync(other, { recursive: true });
    expect(module).toMatchObject({
      forms: expect.arrayContaining([
        expect.objectContaining({
          formType: 'no-row',
          page: '/cyber/no-row',
          subject: { kind: 'fixed', text: 'Without a Row Inquiry' },
          missing: { title: 'Error', text: 'Please fill in all required fields' },
        }),
      ]),
    });
  });
});

test('A notice changed by the recipe appears only on the pages whose forms show it', () => {
  const words = 'We’ll answer by the next business day.';
  const shown = (path: string) => page(path).replaceAll('&#x27;', '’').includes(words);
  expect(shown('it/it-strategy')).toBe(true);
  expect(shown('cyber/essential-eight-assessment')).toBe(false);
});

test('A form added by the recipe appears on its page, and the function computes its subject', async () => {
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
