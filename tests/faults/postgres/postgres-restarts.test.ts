import { test } from 'vitest';
import { restartUnderLoad } from './restart-under-load.ts';

test('Through 3 restarts of PostgreSQL under load the website keeps running, and loses or doubles nothing', async () => {
  await restartUnderLoad(3);
}, 300_000);
