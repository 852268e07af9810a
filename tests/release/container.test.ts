import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../build/free-port.ts';
import { answers, post, until } from '../../testing/servers/server-process.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

/** Instructions of the final stage, as [name, rest]. */
const stage = (
  readFileSync('deploy/Dockerfile', 'utf8')
    .split(/^FROM .*\n/m)
    .at(-1) ?? ''
)
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line): readonly [string, string] => [
    line.split(' ', 1)[0] ?? '',
    line.slice(line.indexOf(' ') + 1),
  ]);

const instructions = (name: string) =>
  stage.filter(([own]) => own === name).map(([, rest]) => rest);

/** The parts of an instruction that is written as JSON. */
function words(text: string): readonly string[] {
  const list: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(list)) throw new Error(`${text} is not a list`);
  return list.map(String);
}

test('Neither git nor the container takes a file of settings, which may hold passwords', () => {
  for (const file of ['website.env', '.env', '.env.local', 'deploy/other.env']) {
    expect(spawnSync('git', ['check-ignore', '--quiet', file]).status, file).toBe(0);
  }
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['data', '**/*.env', '**/.env*']));
});

test('What the container copies is enough to serve pages, accept an enquiry, and be healthy', async () => {
  const root = mkdtempSync(join(tmpdir(), 'container-'));
  for (const copied of instructions('COPY')) {
    const paths = copied.split(' ').filter((path) => !path.startsWith('--'));
    const target = join(root, paths.at(-1) ?? '');
    for (const path of paths.slice(0, -1)) {
      const source = path.replace('/website/', '');
      expect(existsSync(source), `${source} is copied, so it exists`).toBe(true);
      const into = paths.length > 2 ? join(target, basename(source)) : target;
      cpSync(source, into, { recursive: true, verbatimSymlinks: true });
    }
  }
  const install = instructions('RUN')[0]?.split(' && ')[0] ?? '';
  expect(install).toMatch(/^npm ci --omit=dev/);
  execFileSync('sh', ['-c', `${install} --prefer-offline`], { cwd: root, stdio: 'pipe' });
  expect(readdirSync(join(root, 'node_modules'))).not.toContain('vite');

  const port = String(await freePort());
  const dataDir = join(root, 'data');
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SITE_URL: '',
    MAIL_TO_FILES: '1',
    PORT: port,
  };
  const [, ...args] = words(instructions('CMD')[0] ?? '');
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(root, { recursive: true });
  });
  const url = `http://localhost:${port}`;
  await until(() => answers(url), 20_000);
  const page = await fetch(`${url}/cyber/essential-eight-assessment`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1');
  const answer = await post(url, newEnquiry());
  expect(answer?.status).toBe(200);
  const files = () => readdirSync(dataDir, { recursive: true }).join();
  await until(() => files().includes(answer?.reference ?? '?'), 10_000);

  const [, ...check] = words(instructions('HEALTHCHECK')[0] ?? '');
  const health = () => spawnSync(process.execPath, check, { env }).status;
  expect(health()).toBe(0);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(health()).toBe(1);
}, 120_000);
