import { expect, test } from 'vitest';
import { restartUnderLoad } from './restart-under-load.ts';

test('Through 20 restarts of PostgreSQL under load the website keeps running, and pages stay fast', async () => {
  const { percentile99 } = await restartUnderLoad(20);
  expect(percentile99).toBeLessThanOrEqual(250);
});
