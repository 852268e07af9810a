import { test } from 'vitest';
import { restartUnderLoad } from '../../testing/servers/operator/restart-under-load.ts';

test('Of two instances behind nginx both are restarted and one is killed under load, and nothing fails or is lost', async () => {
  console.log(await restartUnderLoad({ visitors: 1, perSecond: 40, rounds: 1 }));
}, 240_000);
