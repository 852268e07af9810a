import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeNamedPipe } from '../../testing/servers/named-pipe.ts';
import { makePlace, post, until } from '../../testing/servers/server-process.ts';
import { sized } from '../../testing/sized.ts';
import { countStored } from './siege/count-stored.ts';
import { bearable, fullSize, loadAttack } from './siege/load-attack.ts';

/**
 * Enquiries that are accepted, at least, and the milliseconds within which 99 % of pages arrive. A write
 * that waits for its reader fails soon; the full size is more than pipe and buffer can hold together.
 */
const { seconds, enquiries, pageTime } = sized({
  // A slow machine accepts 70 a second when it is busy.
  short: { seconds: 12, enquiries: 500, pageTime: Number.POSITIVE_INFINITY },
  full: { seconds: 30, enquiries: 5_000, pageTime: bearable },
});

/** Every request is an enquiry that is accepted, and logged. */
const plan = { ...fullSize, name: 'allowance', seconds };

interface TestLog {
  path: string;
  /** Once the server writes to it. */
  begin?(): void;
  /** Resolves when lines arrive again. */
  recover?(url: string): Promise<void>;
  end(): void;
}

/** Each makes a log below this folder; `undefined` where this user may not. */
const logs: Readonly<Record<string, (root: string) => TestLog | undefined>> = {
  'a log that nobody reads': (root) => {
    const path = join(root, 'log');
    const pipe = makeNamedPipe(path);
    pipe.fill();
    return { path, end: pipe.close };
  },
  'a log whose reader has gone': (root) => {
    const path = join(root, 'log');
    const pipe = makeNamedPipe(path);
    return { path, begin: pipe.closeReader, end: pipe.close };
  },
  'a log on a full disk': (root) => {
    const disk = join(root, 'disk');
    const path = join(disk, 'log');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
    if (mounted.status !== 0) return undefined;
    return {
      path,
      async recover(url) {
        const later: string[] = [];
        // The waiting lines come first, as much as fits at a time.
        await until(async () => {
          const text = readFileSync(path, 'utf8');
          truncateSync(path);
          later.push((await post(url))?.reference ?? '');
          return later.some((reference) => reference !== '' && text.includes(reference));
        }, 30_000);
      },
      end: () => spawnSync('umount', [disk]),
    };
  },
};

test.for(Object.entries(logs))(
  'With %s enquiries are accepted, pages are answered, and the server ends on request',
  async ([words, makeLog], context) => {
    const place = makePlace();
    const { dataDir } = place;
    const log = makeLog(place.root);
    if (!log) {
      place.remove();
      context.skip('this user may not mount a small disk: nothing was measured');
      return;
    }
    const redirect = ['sh', '-c', `exec "$@" 2>>'${log.path}'`, 'sh'];
    const server = await place.start({}, redirect);
    log.begin?.();
    const report = await loadAttack(server, plan, 1);
    await log.recover?.(server.url);
    await server.kill('SIGTERM');
    const { exitCode } = server.child;
    log.end();
    const { lost, doubled } = countStored(dataDir, report.accepted);
    place.remove();
    context.task.meta.attack = { attack: words, ...report.columns, lost, doubled };
    const { failed, percentile99 } = report.reading;
    expect({ lost, doubled, failed, exitCode }).toEqual({
      lost: 0,
      doubled: 0,
      failed: [],
      exitCode: 0,
    });
    expect(Object.keys(report.statuses)).toEqual(['200']);
    expect(report.statuses[200]).toBeGreaterThan(enquiries);
    expect(percentile99).toBeLessThanOrEqual(pageTime);
  },
);
