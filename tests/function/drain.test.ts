import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDrain } from '../../hosts/supabase/functions/send-contact-email/drain.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';

let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
beforeEach(async () => {
  house = await prepareHousekeeping();
});
afterEach(() => house.close());

test('A mail server that takes forty seconds for a mail gets each once', async () => {
  let tries = 0;
  const { clock } = house;
  const slow = {
    async send(_: unknown, signal: AbortSignal) {
      tries += 1;
      await clock.sleep(40_000, signal);
      return signal.aborted
        ? ({ kind: 'again', reason: 'interrupted' } as const)
        : ({ kind: 'delivered' } as const);
    },
    check: async () => ({ kind: 'delivered' }) as const,
  };
  const drain = createDrain({ ...house.services, mailer: slow });
  const reference = await house.send();
  const draining = { over: false };
  const drained = drain().finally(() => {
    draining.over = true;
  });
  while (!draining.over) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    clock.advance(1_000);
  }
  await drained;
  expect(await house.stateOf(reference)).toBe('delivered');
  expect(tries).toBe(1);
});
