import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeNamedPipe, type NamedPipe } from '../../testing/servers/named-pipe.ts';
import { until } from '../../testing/servers/server-process.ts';

let folder: string;
let pipe: NamedPipe;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  pipe = makeNamedPipe(join(folder, 'pipe'));
});
afterEach(() => {
  pipe.close();
  rmSync(folder, { recursive: true });
});

/** Lines of more than the buffer and the pipe hold together. */
const tooMany = 20_000;

const program = `
  import { createLog } from '${join(import.meta.dirname, 'log.ts')}';
  const log = createLog();
  const [count, then] = process.argv.slice(1);
  for (let n = 1; n <= count; n += 1) {
    log.info('line', { n, words: 'x'.repeat(80) });
    if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  console.log('written');
  if (then === 'stay') {
    process.stdin.on('data', () => log.info('one more'));
  } else {
    await log.flush();
    process.exit(0);
  }`;

/** A process that writes so many lines to the pipe. */
async function writeLines(count: number, then: 'stay' | 'exit') {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', program, String(count), then],
    { stdio: ['pipe', 'pipe', pipe.writer] },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'exit');
  const [words] = child.stdout ? await once(child.stdout, 'data') : [];
  expect(String(words)).toBe('written\n');
  return { child, ended };
}

test('A log that nobody reads loses lines, never the process, and says how many once it is read', async () => {
  pipe.fill();
  const { child } = await writeLines(tooMany, 'stay');
  let text = '';
  await until(() => {
    text += pipe.read();
    return text.includes('log_lines_lost');
  }, 20_000);
  child.stdin?.write('\n');
  await until(() => {
    text += pipe.read();
    return text.includes('one more');
  }, 10_000);
  const lines = text.split('\n').filter(Boolean);
  const lost = Number(/"event":"log_lines_lost","count":(\d+)/.exec(text)?.[1]);
  const written = lines.filter((line) => JSON.parse(line).event === 'line').length;
  expect(lost).toBeGreaterThan(1_000);
  expect(written + lost).toBe(tooMany);
});

test('A process ends within seconds though nobody reads its last lines', async () => {
  pipe.fill();
  const { ended } = await writeLines(10, 'exit');
  expect(await ended).toEqual([0, null]);
});

test('A process writes its last lines before it ends', async () => {
  const { ended } = await writeLines(300, 'exit');
  expect(await ended).toEqual([0, null]);
  expect(pipe.read()).toContain('"n":300,');
});

test('A closed pipe ends nothing', async () => {
  pipe.closeReader();
  const { ended } = await writeLines(tooMany, 'exit');
  expect(await ended).toEqual([0, null]);
});
