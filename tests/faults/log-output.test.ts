import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeNamedPipe } from '../../testing/servers/named-pipe.ts';
import { makePlace, post, startProcess, until } from '../../testing/servers/server-process.ts';

/** A write that waits for its reader fails sooner. Until the buffer is full: log-output.faults.ts. */
const requests = 1_000;

/** Simultaneous requests. */
const visitors = 20;

/** Starts the real server with its log written to this file or pipe. */
function startLoggingTo(path: string, place: { root: string; site: string }) {
  const redirect = ['sh', '-c', `exec "$@" 2>>'${path}'`, 'sh'];
  return startProcess({ DATA_DIR: join(place.root, 'data'), SITE_DIR: place.site }, redirect);
}

/** Sends enquiries, each of which is logged. Resolves to the number of answers by status. */
async function sendMany(url: string, count: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let left = count;
  const visit = async () => {
    while (left > 0) {
      left -= 1;
      const status = (await post(url))?.status ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return statuses;
}

async function expectAnswers(url: string, count: number): Promise<void> {
  const { none, ...statuses } = await sendMany(url, count);
  expect({ none, statuses }).toEqual({ none: undefined, statuses: { 200: count } });
  expect((await fetch(url)).status).toBe(200);
}

test('A log that is not read stops neither the answers to requests nor the end of the server', async () => {
  const place = makePlace();
  const pipe = makeNamedPipe(join(place.root, 'log'));
  pipe.fill();
  const server = await startLoggingTo(join(place.root, 'log'), place);
  await expectAnswers(server.url, requests);
  await server.kill('SIGTERM');
  expect(server.child.exitCode).toBe(0);
  pipe.close();
  place.remove();
});

test('A log without a reader does not stop the answers to requests', async () => {
  const place = makePlace();
  const pipe = makeNamedPipe(join(place.root, 'log'));
  const server = await startLoggingTo(join(place.root, 'log'), place);
  pipe.closeReader();
  await expectAnswers(server.url, requests);
  await server.kill('SIGTERM');
  expect(server.child.exitCode).toBe(0);
  pipe.close();
  place.remove();
});

test('A log on a full disk does not stop the answers to requests, and continues when there is space', async (context) => {
  const place = makePlace();
  const disk = join(place.root, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
  if (mounted.status !== 0) {
    place.remove();
    context.skip('this user may not mount a small disk: nothing was measured');
  }
  const file = join(disk, 'log');
  const server = await startLoggingTo(file, place);
  try {
    await expectAnswers(server.url, requests);
    const later: string[] = [];
    // The waiting lines come first, as much as fits at a time.
    await until(async () => {
      const text = readFileSync(file, 'utf8');
      truncateSync(file);
      later.push((await post(server.url))?.reference ?? '');
      return later.some((reference) => reference !== '' && text.includes(reference));
    }, 30_000);
    await server.kill('SIGTERM');
    expect(server.child.exitCode).toBe(0);
  } finally {
    await server.kill('SIGKILL');
    spawnSync('umount', [disk]);
    place.remove();
  }
});
