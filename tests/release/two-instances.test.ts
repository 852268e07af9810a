import { expect, test } from 'vitest';
import {
  describeFigures,
  restartUnderLoad,
} from '../../testing/servers/operator/restart-under-load.ts';

test('Two instances as docs/running.md sets them up: both are restarted and one is killed under load, and nothing fails or is lost', async () => {
  const figures = await restartUnderLoad({
    visitors: 1,
    perSecond: 40,
    rounds: 1,
    leases: 'end',
  });
  console.log(describeFigures(figures));
  expect(figures.failed).toEqual([]);
  expect(figures.sent.size).toBeGreaterThan(20);
  expect(figures.stored).toEqual(figures.sent);
  expect(figures.mailed).toEqual(figures.sent);
}, 180_000); // A fifth of it on a machine that does nothing else.
