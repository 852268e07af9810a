import { test } from 'vitest';
import { restartUnderLoad } from './restart-under-load.ts';

test('Through 3 restarts of PostgreSQL under load the website lives, and loses and doubles nothing', async () => {
  await restartUnderLoad(3);
}, 300_000);
