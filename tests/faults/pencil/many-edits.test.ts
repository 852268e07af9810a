import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { median } from '../../../bench/median.ts';
import type { SourceText } from '../../../pencil/protocol.ts';
import { runNode } from '../../../pencil/trial/programs.ts';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';
import { sized } from '../../../testing/sized.ts';

// Random words in random places, one edit after the other: compiler, formatter and build agree with each.

const edits = sized({ short: 8, full: 200 });
/** A build takes as long as a save: in the short form one at the end. */
const buildsEach = sized({ short: false, full: true });

let site: PencilSite;
beforeAll(async () => {
  site = await startPencilSite();
});
afterAll(() => site?.stop());

/** Numbers from 0 to 1, the same in each run: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(27);

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

const special = ["'", '"', '’', '`', '${', '}', '\\', '\\n', '🎱', '&', '<', '$&', 'ü', '//', '—'];

/** The text's own words in another order, or one of them again, often with a special character. */
function otherWords({ value }: SourceText): string {
  const words = value.split(' ');
  const again = words.toSpliced(Math.floor(random() * words.length), 0, pick(words));
  const mixed = random() < 0.5 ? words.toSorted(() => random() - 0.5) : again;
  const marked = random() < 0.7 ? [...mixed, pick(special)] : mixed;
  return marked.join(' ');
}

const editable = async () =>
  (await site.send('page', { path: '/' })).texts.filter(({ reason }) => reason === undefined);

/** Runs a program of the project in its copy. */
async function expectPassing(...args: readonly string[]): Promise<void> {
  const { passed, output } = await runNode(site.project, args, new AbortController().signal);
  expect(passed, `${args.join(' ')}: ${output}`).toBe(true);
}

const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
const expectBuilds = () => expectPassing('build/build.ts', '--quick');

/** Values of all texts but those of one place, which may have become a plain text. */
const valuesBut = (texts: readonly SourceText[], keyPath: string, file: string) =>
  texts.filter((text) => text.file !== file || text.keyPath !== keyPath).map((it) => it.value);

/** Milliseconds for each edit that is made, with those that are refused, on a slow machine that is busy with other tests. */
const timeout = 2 * 60_000;

test(`${edits} random edits in a row`, { timeout: edits * timeout }, async () => {
  const times: number[] = [];
  let texts = await editable();
  let diff = '';
  for (let made = 0, tried = 0; made < edits; tried += 1) {
    expect(tried, 'most edits are refused').toBeLessThan(5 * edits + 20);
    const one = pick(texts);
    const after = otherWords(one);
    const started = performance.now();
    const outcome = await site.save(one, after);
    const time = performance.now() - started;
    const now = site.git('diff');
    if (!outcome.done) {
      expect(outcome.refusals.map(({ sentence }) => sentence).join(), one.id).toMatch(/\S/);
      expect(now, one.id).toBe(diff);
      continue;
    }
    if (outcome.sentence === 'Nothing changed') continue;
    made += 1;
    times.push(time);
    const others = ['diff', '--', '.', `:!${one.file}`] as const;
    expect(site.git(...others), one.id).toBe(withoutFile(diff, one.file));
    diff = now;
    const read = await editable();
    expect(read.find(({ id }) => id === one.id)?.value).toBe(after);
    expect(valuesBut(read, one.keyPath, one.file)).toEqual(valuesBut(texts, one.keyPath, one.file));
    texts = read;
    if (one.file.endsWith('.ts')) await expectPassing(biome, 'check', one.file);
    await expectPassing('node_modules/typescript/bin/tsc', '-p', 'content');
    if (buildsEach) await expectBuilds();
    if (made % 20 === 0 || made === edits) {
      console.log(`${made} edits; a save takes ${(median(times) / 1000).toFixed(1)} s (median)`);
    }
  }
  await expectBuilds();
  await expectPassing('checks/run.ts', 'lint', 'types-of-content');
});

/** The parts of a diff that are of other files. */
const withoutFile = (diff: string, file: string) =>
  diff
    .split(/^(?=diff --git )/m)
    .filter((part) => !part.startsWith(`diff --git a/${file} `))
    .join('');
