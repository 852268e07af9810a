import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBuiltPages } from '../../checks/built-pages.ts';
import { company, staffedHours } from '../../content/company.ts';
import {
  essentialEightFuture,
  seeEssentialEightFuture,
} from '../../content/essential-eight-future.ts';
import type { Service } from '../../content/model/service.ts';
import { textOf } from '../../content/model/statement.ts';
import { copyrightRule } from '../../content/rules/copyright-rule.ts';

interface ServiceFile {
  path: string;
  service: Service;
  /** Every text of the page, in order. */
  texts: readonly string[];
}

const files = globSync('content/services/*/*.ts').sort();
const services = await Promise.all(
  files.map(async (file): Promise<ServiceFile> => {
    const { service }: { service: Service } = await import(resolve(file));
    return {
      path: file.slice('content/services'.length, -'.ts'.length),
      service,
      texts: [...textsIn(service)],
    };
  }),
);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

/** Sentences end with a full stop, a question or an exclamation mark; '2.5 s' has none. */
const sentencesIn = (text: string) => text.split(/[.?!](?:\s|$)/).filter(Boolean).length;

describe.each(services)('$path', ({ path, service, texts }) => {
  const { price, duration, ...answers } = service.expectations;

  test('answers the six questions of a buyer, or seven, each in three sentences at most', () => {
    const given = [
      ...Object.values(answers).map(textOf),
      textOf(duration.text),
      `${textOf(price.model)} ${price.more} ${price.less}`,
    ];
    expect(given).toHaveLength(answers.leaving ? 7 : 6);
    for (const answer of given) expect([1, 2, 3], answer).toContain(sentencesIn(answer));
  });

  test('names its price model, and what makes it cost more or less, without an amount', () => {
    expect(price.more).toMatch(/^More for /);
    expect(price.less).toMatch(/^Less (for|when|where) /);
    expect(`${textOf(price.model)} ${price.more} ${price.less}`).not.toMatch(/\$|\d+ dollars/);
  });

  test('hedges no figure, and writes hours, email and numbers consistently', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/for example|e-mail/i);
      expect(text.replaceAll(/\b\d{1,2}:\d\d[AP]M\b/g, '')).not.toMatch(/\d ?[ap]m\b/i);
      expect(text).not.toMatch(
        /\b(two|three|four|five|six|seven|eight|ten|twelve) (business )?(hour|day|week|month|year)s?\b/i,
      );
    }
  });

  test('leaves reply times and passwords to the note above the form', () => {
    expect(textOf(service.contact.closing)).not.toMatch(/business hours|passwords/);
  });

  test('has the one rule on copyright if it is design', () => {
    const shared = texts.filter((text) => text === textOf(copyrightRule));
    expect(shared).toHaveLength(path.startsWith('/design/') ? 1 : 0);
  });
});

test("The Essential Eight's future stands on one page, and others about it lead there", () => {
  const shown = services.filter(({ service }) => service.details?.includes(essentialEightFuture));
  expect(shown.map(({ path }) => path)).toEqual(['/cyber/essential-eight-assessment']);
  const leading = readBuiltPages().filter(({ html }) =>
    html.includes(`href="${seeEssentialEightFuture.link.href}"`),
  );
  expect(leading.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/cyber', '/cyber/endpoint-server-compliance']),
  );
});

test('Pages have the same hours as the footer', () => {
  expect(company.hours).toContain(staffedHours);
});
