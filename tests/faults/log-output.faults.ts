import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeNamedPipe } from '../../testing/servers/named-pipe.ts';
import { makePlace, startProcess } from '../../testing/servers/server-process.ts';
import { countStored } from './siege/count-stored.ts';
import { bearable, fullSize, loadAttack } from './siege/load-attack.ts';

/** More than pipe and buffer can hold together. */
const enquiries = 5_000;

/** Every request is an enquiry that is accepted, and logged. */
const plan = { ...fullSize, name: 'allowance', seconds: 30 };

type Place = ReturnType<typeof makePlace>;

/** Each makes a log at this path, and returns what to do afterwards. */
const logs = {
  'a log that nobody reads': ({ root }: Place) => {
    const pipe = makeNamedPipe(join(root, 'log'));
    pipe.fill();
    return { path: join(root, 'log'), begin: () => {}, end: pipe.close };
  },
  'a log whose reader has gone': ({ root }: Place) => {
    const pipe = makeNamedPipe(join(root, 'log'));
    return { path: join(root, 'log'), begin: pipe.closeReader, end: pipe.close };
  },
  'a log on a full disk': ({ root }: Place) => {
    const disk = join(root, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
    if (mounted.status !== 0) return undefined;
    return { path: join(disk, 'log'), begin: () => {}, end: () => spawnSync('umount', [disk]) };
  },
};

test.for(Object.entries(logs))(
  'With %s thousands of enquiries are accepted, and pages are answered',
  async ([words, makeLog], context) => {
    const place = makePlace();
    const dataDir = join(place.root, 'data');
    const log = makeLog(place);
    if (!log) {
      place.remove();
      context.skip('this user may not mount a small disk: nothing was measured');
      return;
    }
    const redirect = ['sh', '-c', `exec "$@" 2>>'${log.path}'`, 'sh'];
    const server = await startProcess({ DATA_DIR: dataDir, SITE_DIR: place.site }, redirect);
    log.begin();
    const report = await loadAttack(server, plan, 1);
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
    expect(percentile99).toBeLessThanOrEqual(bearable);
  },
);
