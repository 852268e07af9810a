import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeFolder } from './disk.ts';
import type { Bound } from './metrics.ts';

/** Seconds. */
const wanted = { unchanged: 5, full: 15 } as const;

/** Measures a full build, then `npm start` with nothing changed until the server answers. */
export async function measureBuild(): Promise<Bound[]> {
  const full = await buildAll();
  const unchanged = await startUnchanged();
  return [
    {
      what: `full build within ${wanted.full} s`,
      metric: `${full.toFixed(1)} s`,
      holds: full <= wanted.full,
    },
    {
      what: `npm start, nothing changed, serves within ${wanted.unchanged} s`,
      metric: `${unchanged.toFixed(1)} s`,
      holds: unchanged <= wanted.unchanged,
    },
  ];
}

async function buildAll(): Promise<number> {
  const started = performance.now();
  const [code] = await once(
    spawn('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }),
    'exit',
  );
  if (code !== 0) throw new Error('the build failed: see above');
  return (performance.now() - started) / 1_000;
}

async function startUnchanged(): Promise<number> {
  const folder = makeFolder();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (/^Serving /m.test(said)) break;
  }
  const seconds = (performance.now() - started) / 1_000;
  child.kill('SIGTERM');
  await ended;
  folder.remove();
  if (!/^Serving /m.test(said)) throw new Error(`npm start ended: ${said}`);
  if (!said.includes('Nothing changed')) throw new Error('npm start built again after a build');
  return seconds;
}
