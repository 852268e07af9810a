import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, pathOf, servicesOf } from '../../content/catalogue.ts';
import { home } from '../../content/home.ts';
import { lines } from '../../content/lines.ts';
import type { CatalogueEntry } from '../../content/model/line.ts';
import type { Overview } from '../../content/model/overview.ts';
import type { Expectations, Service } from '../../content/model/service.ts';
import { textOf } from '../../content/model/statement.ts';

// What several texts say of the same thing. Whoever changes them does so one after the other, so these rules count once all
// are changed: the owner's pencil asks them before it keeps (`pencil/trial/trial.ts`).

const expectations = new Map<CatalogueEntry, Expectations>(
  await Promise.all(
    catalogue.map(async (entry) => {
      const file = resolve(`content/services${pathOf(entry)}.ts`);
      const { service }: { service: Service } = await import(file);
      return [entry, service.expectations] as const;
    }),
  ),
);

/** From the shortest to the longest, of the services whose first view says how many weeks they take. */
function weeksOf(entries: readonly CatalogueEntry[]): string {
  const weeks = entries.flatMap((entry) => {
    const duration = expectations.get(entry)?.duration;
    const [, from, to] = /^(\d+) to (\d+) weeks$/.exec(duration?.short ?? '') ?? [];
    return from && to && duration?.label === undefined ? [Number(from), Number(to)] : [];
  });
  return `${Math.min(...weeks)} to ${Math.max(...weeks)} weeks`;
}

test.each([...expectations])(
  '$slug says how long and how it is charged as its answers do',
  (_, { duration, price }) => {
    expect(duration.short).toMatch(/\d/);
    for (const [short, answer] of [
      [duration.short, textOf(duration.text)],
      [price.short, textOf(price.model)],
    ] as const) {
      expect(short.length, short).toBeLessThanOrEqual(22);
      const numbers: readonly string[] = answer.match(/\d+/g) ?? [];
      for (const number of short.match(/\d+/g) ?? []) expect(numbers, short).toContain(number);
      for (const unit of short.match(/hour|day|week|month|year/g) ?? []) {
        expect(answer.toLowerCase(), short).toContain(unit);
      }
    }
  },
);

test.each(lines)('The weeks of $path are those of its services', async ({ id }) => {
  const { overview }: { overview: Overview } = await import(resolve(`content/overviews/${id}.ts`));
  expect(overview.facts[0].value).toBe(weeksOf(servicesOf(id)));
});

test('The weeks of the home page are those of all services', () => {
  expect(home.facts[0].value).toBe(weeksOf(catalogue));
});
