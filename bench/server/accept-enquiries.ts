import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Sent, sendRequests } from '../../testing/servers/send-requests.ts';
import { type Site, startSite } from '../../testing/servers/site.ts';
import { fileSystemOf, makeFolder } from './disk.ts';
import { type Bound, quantile, whole } from './metrics.ts';
import { sendEnquiry } from './mixed-requests.ts';

const connections = 50;

/** Enquiries per second, and milliseconds within which 99 % are answered. */
const wanted = { rate: 1_000, slowest: 150 } as const;

/** Seconds of warm-up; not counted. */
const warmUp = 2;

/** Starts a server with its database on a disk and posts enquiries to it for `seconds`. */
export async function measureEnquiries(seconds: number): Promise<Bound[]> {
  const folder = makeFolder();
  console.log(`\nPOST enquiries as JSON over ${connections} connections for ${seconds} s`);
  console.log(`  SQLite on ${fileSystemOf(folder.path)}; mails become files`);
  const site = await startSite({ DATA_DIR: folder.path, RATE_LIMIT_PER_MINUTE: '1000000' });
  try {
    const warming = await postFor(site, warmUp);
    const sent = await postFor(site, seconds);
    await site.stop();
    const answered = accepted(warming) + accepted(sent);
    const kept = storedIn(folder.path);
    const rate = accepted(sent) / sent.seconds;
    const at = (share: number) => quantile(sent.latencies, share).toFixed(1);
    console.log(`  ms: 50 % ${at(0.5)}, 99 % ${at(0.99)}, slowest ${at(1)}`);
    return [
      {
        what: `at least ${whole(wanted.rate)} enquiries accepted a second`,
        metric: whole(rate),
        holds: rate >= wanted.rate,
      },
      {
        what: `99 % of them within ${wanted.slowest} ms`,
        metric: `${at(0.99)} ms`,
        holds: quantile(sent.latencies, 0.99) <= wanted.slowest,
      },
      {
        what: 'all that were accepted are stored',
        metric: `${whole(kept)} of ${whole(answered)}`,
        holds: kept === answered,
      },
    ];
  } finally {
    await site.stop();
    folder.remove();
  }
}

function postFor(site: Site, seconds: number): Promise<Sent> {
  const end = performance.now() + seconds * 1_000;
  return sendRequests(site.url, connections, () =>
    performance.now() < end ? sendEnquiry() : undefined,
  );
}

/** @throws Error if any answer is not a 200. */
function accepted({ statuses }: Sent): number {
  const others = [...statuses].filter(([status]) => status !== 200);
  if (others.length > 0) throw new Error(`enquiries were answered with ${others.join(' ')}`);
  return statuses.get(200) ?? 0;
}

function storedIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'enquiries.db'));
  const { count } = database.prepare('SELECT count(*) AS count FROM enquiry').get() ?? {};
  database.close();
  return Number(count);
}
