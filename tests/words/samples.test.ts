import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import type { Sample } from '../../content/model/sample.ts';
import type { Service } from '../../content/model/service.ts';
import { tiesOf } from '../../testing/project/sample-ties.ts';

const pages = await Promise.all(
  catalogue.map(async (entry) => {
    const path = pathOf(entry);
    const { service }: { service: Service } = await import(resolve(`content/services${path}.ts`));
    const { sample }: { sample: Sample } = await import(resolve(`content/samples${path}.ts`));
    return { path, service, sample };
  }),
);

test('Every sample is of a service in the catalogue', () => {
  const files = globSync('content/samples/*/*.ts').map((file) =>
    file.slice('content/samples'.length, -3),
  );
  expect(files.toSorted()).toEqual(catalogue.map(pathOf).toSorted());
});

test.each(pages)(
  '$path ties each benefit card to one place of its sample',
  ({ service, sample }) => {
    const letters = ['A', 'B', 'C', 'D'].slice(0, service.benefits.length);
    expect([...tiesOf(sample)].toSorted()).toEqual(letters);
  },
);

test.each(pages)('$path has a sample of its own', ({ sample }) => {
  const alike = pages.filter((page) => page.sample.title === sample.title);
  expect(alike).toHaveLength(1);
  for (const part of sample.parts) {
    if (part.kind !== 'table') continue;
    for (const { cells } of part.rows) {
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.length).toBeLessThanOrEqual(part.columns.length);
    }
  }
});

test.each(pages)(
  '$path says at each step what we do, what the client does and what the client holds then',
  ({ path, service }) => {
    const steps = service.process ?? [];
    expect(steps).toHaveLength(path === '/cyber/boundary-vulnerability-assessment' ? 0 : 4);
    for (const { we, you, hold } of steps) {
      // Each goes on after 'We', 'You' or 'You hold', and ends as a sentence.
      for (const part of [we, you, hold]) expect(part).toMatch(/^[a-z\d].+\.$/s);
    }
    const held = steps.map(({ hold }) => hold);
    expect(new Set(held).size).toBe(held.length);
  },
);
