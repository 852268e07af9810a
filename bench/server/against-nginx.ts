import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../testing/servers/site.ts';
import { getAnswer } from './answer.ts';
import { contender } from './contender.ts';
import { type Bound, whole } from './metrics.ts';
import { type Nginx, type NginxFile, startNginx } from './nginx.ts';
import { connections, requestsPerSecond } from './wrk.ts';

const folder = 'dist/site';

/** Runs of each server, in turn, so that a busy minute of the machine affects both. */
const runs = 5;

/** Seconds of warm-up; not counted. */
const warmUp = 2;

/** The least share of nginx's rate: it depends on the machine, which is why it is not higher. */
const share = 0.4;

/** Bytes of the second file that is requested, or as close as a file of the site comes. */
const wantedSize = 20 * 1024;

/** Compares our server with nginx: both send the same bytes, each for `seconds` at a time. */
export async function measureAgainstNginx(ours: Site, seconds: number): Promise<Bound[]> {
  const near = fileOfSize(wantedSize);
  const files = [
    await fileFor(ours, '/', 'index.html.br'),
    await fileFor(ours, `/${near}`, near),
  ] as const;
  const nginx = await startNginx(folder, files);
  try {
    const [page, file] = files;
    return [await compare(ours, nginx, page, seconds), await compare(ours, nginx, file, seconds)];
  } finally {
    await nginx.stop();
  }
}

async function compare(
  ours: Site,
  nginx: Nginx,
  { path, name }: NginxFile,
  seconds: number,
): Promise<Bound> {
  const [answer, theirs] = [await getAnswer(ours.url + path), await getAnswer(nginx.url + path)];
  if (!answer.body.equals(theirs.body)) throw new Error(`nginx sends a different ${path}`);
  console.log(`\nGET ${path} (${name}: ${whole(answer.body.length)} bytes)`);
  const us = contender('ours', ours.url + path, () => [ours.process.pid ?? 0]);
  const them = contender('nginx, 1 worker', nginx.url + path, nginx.workers);
  for (const { url } of [ours, nginx]) await requestsPerSecond(url + path, warmUp);
  for (let run = 0; run < runs; run += 1) {
    await us.run(seconds);
    await them.run(seconds);
  }
  for (const each of [us, them]) console.log(each.describe());
  const ratio = us.rate() / them.rate();
  const economy = us.economy() / them.economy();
  return {
    what: `${path} over ${connections} connections, at least ${share} of nginx's rate`,
    metric: `${ratio.toFixed(2)}, by processor time ${economy.toFixed(2)}`,
    holds: Math.min(ratio, economy) >= share,
  };
}

async function fileFor(ours: Site, path: string, name: string): Promise<NginxFile> {
  const { headers } = await getAnswer(ours.url + path);
  return { path, name, headers };
}

/** Of the files that are sent uncompressed, the one closest to a size. */
function fileOfSize(bytes: number): string {
  const distance = (name: string) => Math.abs(statSync(join(folder, name)).size - bytes);
  const [nearest = ''] = globSync('**/*.{png,woff2}', { cwd: folder }).sort(
    (one, other) => distance(one) - distance(other),
  );
  return nearest;
}
