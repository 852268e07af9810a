import { expect, test } from 'vitest';
import { bearable } from '../siege/load-attack.ts';
import { restartUnderLoad } from './restart-under-load.ts';

test('Through 20 restarts of PostgreSQL under load the website keeps running, and pages stay fast', async ({
  task,
}) => {
  const row = await restartUnderLoad(20);
  task.meta.attack = row;
  expect(row.pageP99).toBeLessThanOrEqual(bearable);
});
