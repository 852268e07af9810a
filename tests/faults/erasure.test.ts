import { expect, test } from 'vitest';
import { until } from '../../testing/servers/server-process.ts';
import {
  createErasureFixture,
  eraseUnderLoad,
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
    expect(again).toMatchObject({ status: 1, words: `There is nothing from ${marker.email}.\n` });
  },
);

test.each(kinds)(
  'On %s a long reader stops no enquiry, and the command says what is left to do',
  async (kind) => {
    const fixture = await createErasureFixture(kind);
    const server = await fixture.start();
    await sendMarked(server.url, 3);
    await fixture.untilMailed();
    const leave = await fixture.startReading();
    const first = await runCommand(fixture.env, 'erase', marker.email).ended;
    expect(first.words).toContain('Erased: 3');
    expect(first.words).toContain('Erased, not yet scrubbed: another program is reading');
    await sendMarked(server.url, 1);
    await fixture.untilMailed();
    await leave();
    const second = await runCommand(fixture.env, 'erase', marker.email).ended;
    expect(second.words).toContain('Scrubbed');
    await server.kill('SIGTERM');
    expect(await fixture.found()).toEqual([]);
    await fixture.remove();
  },
);

test.each(kinds)(
  'On %s a command that is killed while the files are rewritten loses nothing, and the next one finishes the work',
  async (kind) => {
    const fixture = await createErasureFixture(kind);
    await fixture.fill(0, size);
    const server = await fixture.start();
    await sendMarked(server.url, 3);
    const owed = async () =>
      Number((await fixture.query('SELECT emptied - rewritten AS owed FROM erasure')).owed) > 0;
    // Again, if the command was over before this test looked.
    do {
      await sendMarked(server.url, 1);
      const { child, ended } = runCommand(fixture.env, 'erase', marker.email);
      const isOver = () => child.exitCode !== null;
      await until(async () => isOver() || (await owed()), 30_000);
      child.kill('SIGKILL');
      await ended;
    } while (!(await owed()));
    await sendMarked(server.url, 1);
    const next = await runCommand(fixture.env, 'erase', marker.email).ended;
    expect(next.words).toContain('Scrubbed');
    expect(await owed()).toBe(false);
    await server.kill('SIGTERM');
    await fixture.confirmWhole();
    // Mails that became files are deleted by the server's next retention.
    const found = (await fixture.found()).filter((place) => !place.includes('.eml'));
    expect(found).toEqual([]);
    const { kept } = await fixture.query(
      "SELECT count(*) AS kept FROM enquiry WHERE name LIKE 'Other %'",
    );
    expect(Number(kept)).toBe(size);
    await fixture.remove();
  },
);
