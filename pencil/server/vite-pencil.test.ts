import { expect, test } from 'vitest';
import { developmentFindings } from '../../checks/development-parts.ts';
import { pencil } from './vite-pencil.ts';

test('A built page that held anything of what the pencil adds would be found', () => {
  const { transformIndexHtml } = pencil('.');
  if (typeof transformIndexHtml !== 'function') throw new Error('The pencil changes no page');
  const tags: unknown = Reflect.apply(transformIndexHtml, undefined, ['', undefined]);
  if (!Array.isArray(tags)) throw new Error('The pencil adds no elements');
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) {
    const page = { file: 'dist/site/index.html', bytes: Buffer.from(JSON.stringify(tag)) };
    expect(developmentFindings([page])).not.toEqual([]);
  }
});
