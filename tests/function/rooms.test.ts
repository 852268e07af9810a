import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Imports that each room may have of the project besides itself, as ARCHITECTURE.md says. */
const rooms = {
  content: [],
  enquiry: ['content/types/form.ts', 'content/commitments.ts', 'content/fields.ts'],
  src: ['content/', 'enquiry/validate.ts'],
  hosts: ['content/', 'enquiry/'],
  server: ['content/', 'enquiry/', 'hosts/'],
  supabase: ['enquiry/', 'hosts/'],
};

test.each(Object.entries(rooms))('%s imports only what it may', (room, others) => {
  const may = [`${room}/`, ...others];
  const wrong = globSync(`${room}/**/*.{ts,tsx}`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'(\..+\.tsx?)'/g)]
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
