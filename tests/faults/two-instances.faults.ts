import { expect, test } from 'vitest';
import {
  describeFigures,
  restartUnderLoad,
} from '../../testing/servers/operator/restart-under-load.ts';

test('Six rolling restarts and six kills of one of two instances, for four busy visitors: nothing fails or is lost', async () => {
  const figures = await restartUnderLoad({
    visitors: 4,
    perSecond: 25,
    rounds: 6,
    leases: 'wait',
  });
  console.log(describeFigures(figures));
  expect(figures.failed).toEqual([]);
  expect(figures.stored).toEqual(figures.sent);
  expect(figures.mailed).toEqual(figures.sent);
});
