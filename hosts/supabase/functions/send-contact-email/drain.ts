import { type DeliverServices, startDelivery } from '../../../../enquiry/delivery/deliver.ts';

/** Milliseconds for one drain; Supabase ends an isolate after 150 s. The rest waits a minute. */
const budget = 60_000;

/** Milliseconds between two checks whether anything is still due. */
const look = 250;

/** Milliseconds to finish what is being sent: longer than any try, so that no mail server is too slow. */
const grace = 50_000;

/** Delivers what is due, one drain at a time in this isolate. */
export function createDrain(services: DeliverServices) {
  const { store, clock } = services;
  const never = new AbortController().signal;
  let running: { done: Promise<void>; wake(): void } | undefined;

  function start() {
    const worker = startDelivery(services);
    const run = async () => {
      const end = clock.now() + budget;
      for (;;) {
        await clock.sleep(look, never);
        const due = await store.nextDue().catch(() => undefined);
        if (due === undefined || due > clock.now() || clock.now() > end) break;
      }
      // From here on a wake-up must start another drain.
      running = undefined;
      await worker.stop(grace);
    };
    return { done: run(), wake: () => worker.wake() };
  }

  /** Resolves when nothing is due, or when the time is over. Never rejects. */
  return function drain(): Promise<void> {
    if (running) running.wake();
    else running = start();
    return running.done;
  };
}
