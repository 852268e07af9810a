import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeFile, copyProject } from '../../testing/project/project-copy.ts';
import { answerOf } from '../../testing/servers/answer-of.ts';
import { type Site, startSite } from '../../testing/servers/site.ts';

/** Most bytes of a page with headers. */
const mostBytes = 24_000;

/** Two more services for each line, each with the text of its line's longest page. */
const added = [
  {
    after: 'it/managed-services',
    slug: 'cloud-migration',
    title: 'Cloud Migration & Support',
    summary: 'Servers moved with a plan and an end',
  },
  {
    after: 'it/managed-services',
    slug: 'network-design',
    title: 'Network Design & Planning',
    summary: 'Systems watched, tested and planned',
  },
  {
    after: 'cyber/essential-eight-assessment',
    slug: 'response-exercises',
    title: 'Response Exercises & Drills',
    summary: 'Practise before an attacker does',
  },
  {
    after: 'cyber/essential-eight-assessment',
    slug: 'incident-response',
    title: 'Incident Response Planning',
    summary: 'Know who does what, and test it',
  },
  {
    after: 'design/web-design-development',
    slug: 'packaging-design',
    title: 'Packaging & Label Design',
    summary: 'From a sketch to a box on the shelf',
  },
  {
    after: 'design/web-design-development',
    slug: 'event-branding',
    title: 'Event & Exhibition Branding',
    summary: 'Screens, print and stands that work',
  },
] as const;

let project: string;
let site: Site;

beforeAll(async () => {
  project = copyProject('room-to-grow');
  for (const { after, ...entry } of added) {
    const [line = '', from = ''] = after.split('/');
    for (const folder of ['services', 'samples']) {
      const files = join(project, 'content', folder, line);
      copyFileSync(join(files, `${from}.ts`), join(files, `${entry.slug}.ts`));
    }
    const row = JSON.stringify({ line, ...entry });
    changeFile(join(project, 'content/catalogue.ts'), /^\];$/m, `  ${row},\n];`);
  }
  const built = spawnSync(process.execPath, ['build/build.ts'], { cwd: project, encoding: 'utf8' });
  expect(built.stderr + built.stdout).toMatch(/Built \d+ pages/);
  site = await startSite({}, project);
});

afterAll(async () => {
  await site?.stop();
  rmSync(project, { recursive: true, force: true });
});

test('with six more services every page keeps to its most bytes', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)];
  const paths = [...found.map(([, path = '']) => path), '/no-such-page'];
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const { headers, body } = await answerOf(site.url + path);
    const bytes = headers + body.length;
    expect(bytes, path).toBeGreaterThan(5_000);
    expect(bytes, path).toBeLessThanOrEqual(mostBytes);
  }
});

test('more pages do not make the content policy longer', () => {
  const length = (folder: string) => readFileSync(join(folder, 'dist/_headers'), 'utf8').length;
  expect(length(project)).toBe(length('.'));
});
