import { expect, test } from 'vitest';
import { until } from '../../testing/servers/server-process.ts';
import {
  eraseUnderLoad,
  type Haystack,
  makeHaystack,
  marker,
  runCommand,
  sendMarked,
} from '../../testing/stores/erase-under-load.ts';

const size = 2_000;
const kinds = ['SQLite', 'PostgreSQL'] as const;

test.each(kinds)(
  'On %s no byte of an erased enquiry is left, and no request is refused meanwhile',
  async (kind) => {
    const { before, after, command, again, load, others } = await eraseUnderLoad(kind, size);
    expect(before).not.toEqual([]);
    expect(command.words).toContain('Erased: 20');
    expect(command.words).toContain('Scrubbed');
    expect(after).toEqual([]);
    expect(load.failed).toEqual([]);
    expect(others).toBe(size);
    expect(again).toMatchObject({ code: 1, words: `There is nothing from ${marker.email}.\n` });
  },
);

test.each(kinds)(
  'On %s a long reader delays no request, and the command says what is left to do',
  async (kind) => {
    const haystack = await makeHaystack(kind);
    const server = await haystack.start();
    await sendMarked(server.url, 3);
    const leave = await haystack.startReading();
    const first = await runCommand(haystack.env, 'erase', marker.email).ended;
    expect(first.words).toContain('Erased: 3');
    expect(first.words).toContain('Erased, not yet scrubbed');
    await sendMarked(server.url, 1);
    await leave();
    const second = await runCommand(haystack.env, 'erase', marker.email).ended;
    expect(second.words).toContain('Scrubbed');
    await server.kill('SIGTERM');
    expect(await haystack.found()).toEqual([]);
    await haystack.remove();
  },
);

test.each([
  ['SQLite', 'copying'],
  ['SQLite', 'clearing'],
  ['PostgreSQL', 'copying'],
] as const)(
  'On %s a command that is killed while %s loses nothing, and the next one finishes the work',
  async (kind, stage) => {
    const haystack = await makeHaystack(kind);
    await haystack.fill(0, size);
    const server = await haystack.start();
    await sendMarked(server.url, 3);
    const { child, ended } = runCommand(haystack.env, 'erase', marker.email);
    await until(async () => (await stageOf(haystack)) === stage, 30_000);
    child.kill('SIGKILL');
    await ended;
    await sendMarked(server.url, 1);
    const next = await runCommand(haystack.env, 'erase', marker.email).ended;
    expect(next.words).toContain('Scrubbed');
    await server.kill('SIGTERM');
    await haystack.confirmWhole();
    expect(await haystack.found()).toEqual([]);
    const { kept } = await haystack.query(
      "SELECT count(*) AS kept FROM enquiry WHERE name LIKE 'Other %'",
    );
    expect(Number(kept)).toBe(size);
    await haystack.remove();
  },
);

async function stageOf(haystack: Haystack): Promise<unknown> {
  const { stage } = await haystack.query('SELECT stage FROM scrub');
  return stage;
}
