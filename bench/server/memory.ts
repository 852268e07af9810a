import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compileCommand } from '../../build/setup/server-command.mjs';
import { memoryOf } from '../../testing/servers/memory.ts';
import { sendRequests } from '../../testing/servers/send-requests.ts';
import { startSite } from '../../testing/servers/site.ts';
import { makeFolder } from './disk.ts';
import { type Bound, whole } from './metrics.ts';
import { mixRequests } from './mixed-requests.ts';

const requests = 100_000;
const connections = 64;

/** A page or an enquiry, a page that has not changed, and an address that a scanner tries. */
const expected: ReadonlySet<string> = new Set(['200', '304', '404']);

/** MiB that the server may use afterwards. */
const wanted = 150;

/** Requests everything from a new server, over and over, and measures its memory afterwards. */
export async function measureMemory(): Promise<Bound[]> {
  const folder = makeFolder();
  // As `npm start` does after an update.
  const cache = { NODE_COMPILE_CACHE: join(folder.path, 'compiled') };
  const { status } = spawnSync(process.execPath, compileCommand, {
    env: { ...process.env, ...cache },
  });
  if (status !== 0) throw new Error('The server could not be compiled');
  const site = await startSite({ DATA_DIR: folder.path, ...cache });
  try {
    const { pid } = site.process;
    const before = memoryOf(pid);
    const next = await mixRequests(site.url);
    let count = 0;
    const { statuses } = await sendRequests(site.url, connections, () => {
      count += 1;
      return count <= requests ? next(count) : undefined;
    });
    const { now, peak } = memoryOf(pid);
    const wrong = [...statuses.keys()].filter((status) => !expected.has(String(status)));
    const answers = [...statuses].map(([status, times]) => `${whole(times)} × ${status}`);
    console.log(`\n${whole(requests)} mixed requests: ${answers.join(', ')}`);
    console.log(
      `  resident: ${whole(before.now)} MiB before, ${whole(now)} after, ${whole(peak)} at most`,
    );
    return [
      {
        what: `resident after ${whole(requests)} requests: at most ${wanted} MiB`,
        metric: `${whole(now)} MiB`,
        holds: now > 0 && now <= wanted,
      },
      {
        what: `all of them answered with ${[...expected].join(', ')}`,
        metric: wrong.join(', ') || 'yes',
        holds: wrong.length === 0,
      },
    ];
  } finally {
    await site.stop();
    folder.remove();
  }
}
