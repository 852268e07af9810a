import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Imports that each room may have of the project besides itself, as ARCHITECTURE.md says. */
const rooms = {
  content: [],
  enquiry: ['content/types/form.ts', 'content/commitments.ts', 'content/fields.ts'],
  'src/pages': ['src/', 'content/'],
  'src/layouts': [
    'src/components/',
    'src/figures/',
    'src/shell/',
    'src/scripts/',
    'src/styles/',
    'src/home/',
    'content/',
  ],
  'src/home': ['src/components/', 'content/'],
  'src/overview': ['src/components/', 'content/'],
  'src/service': ['src/components/', 'src/samples/', 'src/figures/', 'content/'],
  'src/legal': ['src/components/', 'content/'],
  'src/shell': ['src/components/', 'content/'],
  'src/islands': ['src/components/', 'src/figures/', 'content/', 'enquiry/validate.ts'],
  'src/samples': ['src/components/', 'content/'],
  'src/figures': ['src/components/', 'content/'],
  'src/components': ['content/'],
  'src/scripts': ['src/styles/'],
  'src/styles': [],
  hosts: ['content/', 'enquiry/'],
  server: ['content/', 'enquiry/', 'hosts/'],
  supabase: ['enquiry/', 'hosts/'],
};

test.each(Object.entries(rooms))('%s imports only what it may', (room, others) => {
  const may = [`${room}/`, ...others];
  const wrong = globSync(`${room}/**/*.{ts,tsx,astro}`, { exclude: ['**/*.test.ts'] }).flatMap(
    (file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:from |import |import\()'(\..+\.(?:tsx?|astro))'/g,
        ),
      ]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((path) => !may.some((start) => path.startsWith(start)))
        .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('the enquiry runs on Web APIs alone', () => {
  for (const file of globSync('enquiry/*.ts')) {
    expect(readFileSync(file, 'utf8'), file).not.toContain("from 'node:");
  }
});
