import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badBodies } from '../../testing/inputs/bad-bodies.ts';
import { badFields } from '../../testing/inputs/bad-fields.ts';
import { sendInput } from '../../testing/inputs/bad-input.ts';
import { makePlace } from '../../testing/servers/server-process.ts';

const badInputs = [...badFields, ...badBodies];

test('Thousands of bad inputs do not increase the memory of the server', async () => {
  const place = makePlace();
  const target = await place.start({
    // A small heap, because V8 would let a large one grow before it collects garbage.
    NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=48',
  });
  const resident = () => {
    const status = readFileSync(`/proc/${target.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  };
  const round = async () => {
    for (let from = 0; from < badInputs.length; from += 20) {
      const some = badInputs.slice(from, from + 20);
      await Promise.all(some.map(async (input) => (await sendInput(target.url, input)).text()));
    }
  };
  for (let rounds = 0; rounds < 4; rounds += 1) await round();
  const before = resident();
  for (let rounds = 0; rounds < 12; rounds += 1) await round();
  const after = resident();
  await target.kill('SIGTERM');
  place.remove();
  console.log(
    `${12 * badInputs.length} bad inputs: ${Math.round(before)} MB before, ${Math.round(after)} MB after`,
  );
  expect(after - before).toBeLessThan(10);
});
