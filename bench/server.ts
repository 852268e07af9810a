import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../testing/servers/site.ts';
import { describeLoad, describeMachine } from './machine.ts';
import { measureEnquiries } from './server/accept-enquiries.ts';
import { measureAgainstNginx } from './server/against-nginx.ts';
import { measureBuild } from './server/build-times.ts';
import { measureMemory } from './server/memory.ts';

/** Seconds of each run against nginx, and of sending enquiries. */
const durations = {
  whole: { run: 4, enquiries: 20 },
  quick: { run: 1, enquiries: 5 },
} as const;

// `npm run bench:server` measures what is promised on the real server process. It takes three
// minutes, with `-- --quick` one. Results count only on a machine that does nothing else.
try {
  process.exitCode = (await bench()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Measures and prints everything. Resolves to whether all bounds hold. */
async function bench(): Promise<boolean> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  // Debian installs nginx here, outside the PATH of ordinary users.
  process.env.PATH += `${delimiter}/usr/sbin`;
  const seconds = values.quick ? durations.quick : durations.whole;
  for (const line of describeMachine()) console.log(line);
  console.log(`${versionOf('nginx')}; ${versionOf('wrk')}`);
  console.log('Servers and load generators share the cores.');
  console.log(`Before: ${describeLoad()}\n`);

  const builds = await measureBuild();
  const site = await startSite();
  const bounds = [
    ...builds,
    ...(await measureAgainstNginx(site, seconds.run).finally(site.stop)),
    ...(await measureEnquiries(seconds.enquiries)),
    ...(await measureMemory()),
  ];
  console.log(`\nAfter: ${describeLoad()}\n\nBounds:`);
  for (const { what, metric, holds } of bounds) {
    console.log(`  ${holds ? 'holds ' : 'BROKEN'}  ${what}: ${metric}`);
  }
  return bounds.every(({ holds }) => holds);
}

/** The first line that a program prints about its version. */
function versionOf(program: string): string {
  const { stdout, stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [line = ''] = `${stdout}${stderr}`.split('\n');
  return line.replace(/ Copyright.*/, '');
}
