import { expect, test } from 'vitest';
import { catalogue, pathOf } from './catalogue.ts';
import type { SamplePage, SamplePart } from './types/sample.ts';
import type { Service } from './types/service.ts';

const partOf = <Kind extends SamplePart['kind']>({ parts }: SamplePage, kind: Kind) => {
  const part = parts.find(
    (part): part is Extract<SamplePart, { kind: Kind }> => part.kind === kind,
  );
  if (!part) throw new Error(`The sample has no part of the kind '${kind}'`);
  return part;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** All numbers in a text: '$1,848' is 1848. */
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/\d[\d,.]*\d|\d/g), ([found]) => Number(found.replaceAll(',', '')));

/** Text of the entry with this name. */
function entry({ parts }: SamplePage, name: string): string {
  const entries = parts.flatMap((part) => (part.kind === 'entries' ? part.entries : []));
  const found = entries.find((entry) => entry.name.startsWith(name));
  if (!found) throw new Error(`The sample has no entry '${name}'`);
  return found.text;
}

/** The texts of a column of the sample's table, without those of sums. */
const column = (sample: SamplePage, index: number) =>
  partOf(sample, 'table')
    .rows.filter(({ sum }) => !sum)
    .map(({ cells }) => {
      const cell = cells[index] ?? '';
      if (typeof cell === 'string') return cell;
      if ('amount' in cell) return '';
      return 'bar' in cell ? cell.text : cell.struck;
    });

/** The dots of all rows, and those that are filled. */
function dotsOf(sample: SamplePage) {
  const marks = partOf(sample, 'dots').rows.flatMap(({ dots }) => dots);
  const done = marks.filter(([, as = 'done']) => as === 'done');
  return { total: sum(marks.map(([count]) => count)), done: sum(done.map(([count]) => count)) };
}

const doorsOf = (sample: SamplePage) => partOf(sample, 'plan').doors;

/** The verdict of each sample, from the sample's own figures. */
const verdicts: Readonly<Record<string, (sample: SamplePage) => string>> = {
  '/it/disaster-recovery-backups': (sample) => {
    const bar = partOf(sample, 'bars').bars.find(({ spans }) => spans.some(([, , as]) => as));
    const last = bar?.spans.at(-1)?.[1] ?? 0;
    return `File server: ${last - (bar?.limit ?? 0)} hours over its limit`;
  },
  '/it/it-governance-cost-optimisation': (sample) => {
    const amounts = [...entry(sample, 'First 12 months').matchAll(/\$([\d,]+)/g)];
    const [changes = 0, ...savings] = amounts
      .map(([, amount = '']) => Number(amount.replaceAll(',', '')))
      .reverse();
    const saved = new Intl.NumberFormat('en-AU').format(sum(savings) - changes);
    return `$${saved} less in the first 12 months`;
  },
  '/it/it-project-management': (sample) => {
    const [passed = 0, tests = 0] = numbersIn(entry(sample, 'Tests'));
    const golive = partOf(sample, 'bars').bars.at(-1);
    const moved = (golive?.spans[0]?.[1] ?? 0) - (golive?.limit ?? 0);
    return `${tests - passed} tests failed: move go-live ${moved === 7 ? 'a week' : `${moved} days`}, to ${golive?.text}`;
  },
  '/it/it-strategy': (sample) => {
    const costs = column(sample, 2).map(numbersIn);
    const [least, most] = [0, 1].map((end) => sum(costs.map((cost) => cost[end] ?? 0)));
    return `${costs.length} steps in 2 years, for $${least}–${most}k`;
  },
  '/it/managed-services': (sample) => {
    const { total, done } = dotsOf(sample);
    return `${total} tickets, ${done} on target`;
  },
  '/cyber/endpoint-server-compliance': (sample) => {
    const [laptops = 0, found = 0, silent = 0, servers = 0] = numbersIn(
      partOf(sample, 'drawing').name,
    );
    const total = laptops + servers;
    return `${total - found - silent - 1} of ${total} devices pass`;
  },
  '/cyber/boundary-vulnerability-assessment': (sample) => {
    const doors = doorsOf(sample);
    const open = doors.filter(({ door }) => door === 'open').length;
    return `${open === 1 ? 'One' : open} of your ${doors.length} internet addresses let us in`;
  },
  '/cyber/microsoft-entra-ad-assessment': (sample) => {
    const open = doorsOf(sample).filter(({ door }) => door === 'open');
    return `${sum(open.flatMap(({ before }) => numbersIn(before)))} accounts need only a password`;
  },
  '/cyber/essential-eight-assessment': (sample) => {
    const { total, done } = dotsOf(sample);
    return `Level One: ${total - done} of ${total} people can still be phished`;
  },
  '/cyber/on-demand-infosec-team': (sample) => {
    const { bars, scale } = partOf(sample, 'bars');
    return `${sum(bars.flatMap(({ text }) => numbersIn(text)))} days of work in ${scale} days`;
  },
  '/design/animation-photography-videography': (sample) => {
    const last = partOf(sample, 'frames').frames.at(-1);
    const [, , start = 0] = numbersIn(last?.title.replace(':', ' ') ?? '');
    return `${start + (numbersIn(last?.text ?? '').at(-1) ?? 0)} seconds, filmed in one morning`;
  },
  '/design/brand-narrative-development': (sample) => {
    const [done = 0, missed = 0] =
      partOf(sample, 'dots').rows[0]?.dots.map(([count]) => count) ?? [];
    const [claim = ''] = column(sample, 2);
    return `Say “${done} in ${done + missed}”, not ${claim.toLowerCase()}`;
  },
  '/design/logos-print-business-branding': (sample) => {
    const [mm, px] = numbersIn(partOf(sample, 'drawing').name);
    return `Clear at ${mm} mm in print and ${px} px on screen`;
  },
  '/design/on-demand-graphic-designer': (sample) => {
    const used = sum(column(sample, 1).map(Number));
    const [bought = 0] = numbersIn(sample.about);
    return `${used} hours used, ${bought - used} carried to April`;
  },
  '/design/social-media-content-marketing': (sample) =>
    `${dotsOf(sample).total} enquiries, after 7 in January and 6 in December`,
  '/design/3d-printing-design': (sample) => {
    const measured = partOf(sample, 'table').rows.filter(
      ({ cells }) => typeof cells[1] === 'object',
    );
    const differences = measured.map(({ cells: [drawn, found] }) => {
      const [target = 0] = numbersIn(String(drawn));
      const [size = 0] = typeof found === 'object' && 'bar' in found ? numbersIn(found.text) : [];
      return Math.abs(size - target);
    });
    const [, limit = 0] = /± ([\d.]+)/.exec(partOf(sample, 'table').columns[0]?.name ?? '') ?? [];
    expect(Math.max(...differences)).toBeLessThan(Number(limit));
    return `Every dimension within ${limit} mm`;
  },
  '/design/ui-ux-design': (sample) => {
    const shapes = partOf(sample, 'drawing').shapes.flatMap((shape) =>
      'text' in shape ? shape.text : [],
    );
    const [stopped] = numbersIn(shapes.find((text) => text.endsWith('stop here')) ?? '');
    const [, , people] = numbersIn(sample.about);
    return `${stopped} of ${people} stopped here: fix it first`;
  },
  '/design/web-design-development': (sample) => {
    const amounts = partOf(sample, 'table').rows.flatMap(({ sum, cells: [, cell] }) =>
      !sum && typeof cell === 'object' && 'amount' in cell ? cell : [],
    );
    const spare = sum(
      amounts.filter(({ unit }) => unit === 'KB').map(({ amount, of }) => of - amount),
    );
    return `Seen in ${amounts[0]?.amount} s, and ${spare} KB under its limit`;
  },
};

for (const entry of catalogue) {
  const path = pathOf(entry);
  test(`the verdict of the sample of ${path} says its own figures`, async () => {
    const { service }: { service: Service } = await import(
      `./services/${entry.line}/${entry.slug}.ts`
    );
    const { verdict } = service.sample;
    if (/\d/.test(verdict.text)) expect(verdict.text).toBe(verdicts[path]?.(service.sample));
  });
}
