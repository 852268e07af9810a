import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { readSubmission } from './read-submission.ts';

/** A POST whose body comes in these pieces; without `ends` it never comes to an end. */
function request(pieces: readonly Uint8Array[], { ends }: { ends: boolean }): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (ends) controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  };
  return new Request('http://x/', init);
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('A body that does not end is given up after ten seconds', async () => {
  const clock = createManualClock();
  const reading = readSubmission(request([bytes('{"name":')], { ends: false }), clock);
  const refused = expect(reading).rejects.toMatchObject({ code: 'timeout' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  clock.advance(10_000);
  await refused;
});

test('A character that the network splits is read whole', async () => {
  const whole = bytes('{"name":"Zoë"}');
  const cut = whole.indexOf(0xc3) + 1;
  const pieces = [whole.slice(0, cut), whole.slice(cut)];
  const { fields } = await readSubmission(request(pieces, { ends: true }), createManualClock());
  expect(fields).toEqual({ name: 'Zoë' });
});

test('A body that ends within a character is malformed', async () => {
  const pieces = [bytes('{"name":"Zoë"}').slice(0, 12)];
  const reading = readSubmission(request(pieces, { ends: true }), createManualClock());
  await expect(reading).rejects.toMatchObject({ code: 'malformed' });
});

test('A body that breaks off is malformed', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  };
  const reading = readSubmission(new Request('http://x/', init), createManualClock());
  await expect(reading).rejects.toMatchObject({ code: 'malformed' });
});
