import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { changeFile, copyProject } from './support/project-copy.ts';

let copy: string;
let site: string;

const page = (path: string) => readFileSync(join(site, path, 'index.html'), 'utf8');

// A copy of the sources with one file and one line more, built as `npm start` would build it.
beforeAll(() => {
  copy = copyProject('new-service');

  const words = readFileSync('content/services/cyber/on-demand-infosec-team.ts', 'utf8');
  writeFileSync(join(copy, 'content/services/cyber/phishing-drills.ts'), words);
  const line =
    "  { line: 'cyber', slug: 'phishing-drills', title: 'Phishing Drills', summary: 'Practise before it counts' },\n";
  changeFile(join(copy, 'content/catalogue.ts'), /^ {2}\{ line: 'design'/m, `${line}$&`);

  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' });
  expect(built.stderr + built.stdout).toContain('Built 27 pages');
  site = join(copy, 'dist/site');
});

test('a twentieth service, one file and one line, has a page with title, heading and form', () => {
  const html = page('cyber/phishing-drills');
  expect(html).toContain('<title>Phishing Drills - Cyber Security - Corner Pocket</title>');
  expect(html).toContain('>Phishing Drills</h1>');
  expect(html).toContain('name="formType" value="phishing-drills"');
  expect(html).toContain('"@type":"Service","name":"Phishing Drills"');
});

test('it stands in both menus and the footer of every page', () => {
  const links = page('privacy-policy').match(/href="\/cyber\/phishing-drills"/g);
  expect(links).toHaveLength(3);
});

test('it stands on the overview, the sitemap page and in sitemap.xml', () => {
  const shell = 3;
  for (const path of ['cyber', 'sitemap']) {
    const links = page(path).match(/href="\/cyber\/phishing-drills"/g);
    expect(links).toHaveLength(shell + 1);
  }
  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain(
    '<loc>https://cornerpocket.example/cyber/phishing-drills</loc>',
  );
});

test('the function knows its form, with a subject of its own and the standard notices', async () => {
  const module: unknown = await import(pathToFileURL(join(copy, 'content/forms.ts')).href);
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
