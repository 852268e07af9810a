import { expect, test } from 'vitest';
import { badBodies } from '../../testing/inputs/bad-bodies.ts';
import { badFields } from '../../testing/inputs/bad-fields.ts';
import { sendInput } from '../../testing/inputs/bad-input.ts';
import { memoryOf } from '../../testing/servers/memory.ts';
import { makePlace } from '../../testing/servers/server-process.ts';

const badInputs = [...badFields, ...badBodies];

test('Thousands of bad inputs do not increase the memory of the server', async () => {
  const place = makePlace();
  const target = await place.start({
    // A small heap, because V8 would let a large one grow before it collects garbage.
    NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=48',
  });
  const round = async () => {
    for (let from = 0; from < badInputs.length; from += 20) {
      const some = badInputs.slice(from, from + 20);
      await Promise.all(some.map(async (input) => (await sendInput(target.url, input)).text()));
    }
  };
  for (let rounds = 0; rounds < 4; rounds += 1) await round();
  const before = memoryOf(target.child.pid).now;
  for (let rounds = 0; rounds < 12; rounds += 1) await round();
  const after = memoryOf(target.child.pid).now;
  await target.kill('SIGTERM');
  place.remove();
  console.log(`${12 * badInputs.length} bad inputs: ${before} MB before, ${after} MB after`);
  expect(before).toBeGreaterThan(0);
  expect(after - before).toBeLessThan(10);
});
