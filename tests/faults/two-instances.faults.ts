import { test } from 'vitest';
import { restartUnderLoad } from '../../testing/servers/operator/restart-under-load.ts';

test('Six rolling restarts and six kills of one of two instances, for four busy visitors: nothing fails or is lost', async () => {
  console.log(await restartUnderLoad({ visitors: 4, perSecond: 25, rounds: 6 }));
});
