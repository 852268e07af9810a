import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePlace, post } from '../../testing/servers/server-process.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

const posts = 200;

test('An enquiry is on the disk before its sender gets the answer, and the thread that serves pages waits for no disk', async () => {
  const place = makePlace();
  const trace = join(place.root, 'trace');
  const calls = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg';
  const server = await place.start({}, [
    'strace',
    // The server stays our own child, so that our signal reaches it.
    '--daemonize',
    '--follow-forks',
    '-e',
    calls,
    '-s',
    '32',
    '-o',
    trace,
  ]);
  for (let sent = 0; sent < posts; sent += 1) {
    // Quarantined, so that the commit of a delivery cannot be mistaken for the enquiry's.
    const advertisement = newEnquiry({ message: `${sent} ${'https://spam.example '.repeat(9)}` });
    expect((await post(server.url, advertisement))?.status).toBe(200);
  }
  await server.kill('SIGTERM');

  let synced = false;
  let answers = 0;
  const waited: string[] = [];
  for (const line of readFileSync(trace, 'latin1').split('\n')) {
    if (/^\d+ +f(data)?sync\(/.test(line)) waited.push(line.split(' ')[0] ?? '');
    if (/\b(fsync|fdatasync)\b.*= 0$/.test(line)) synced = true;
    if (!line.includes('HTTP/1.1 200')) continue;
    answers += 1;
    expect({ answers, synced }).toEqual({ answers, synced: true });
    synced = false;
  }
  expect(answers).toBe(posts);
  expect(waited.length).toBeGreaterThan(0);
  // A process has the number of its first thread.
  expect(waited).not.toContain(String(server.child.pid));
  place.remove();
});
