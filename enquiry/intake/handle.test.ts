import { expect, test } from 'vitest';
import { forms } from '../../content/forms.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createTestLimiter } from '../../testing/stores/test-limiter.ts';
import { type AcceptOutcome, type NewEnquiry, StoreUnavailable } from '../ports.ts';
import { type HandleServices, handle } from './handle.ts';

/** Services around a store that answers each `accept` with what `accept` does. */
function servicesWith(
  accept: (enquiry: NewEnquiry) => Promise<AcceptOutcome>,
  changes: Partial<HandleServices> = {},
) {
  const clock = createManualClock();
  const log: string[] = [];
  const write = (event: string, fields?: object) => log.push(JSON.stringify({ event, ...fields }));
  const unused = () => Promise.reject(new Error('not asked for'));
  const services: HandleServices = {
    forms: new Map(forms.map((form) => [form.formType, form])),
    store: {
      accept,
      findRepeat: unused,
      claim: unused,
      settle: unused,
      nextDue: unused,
      makeAllDue: unused,
      findGivenUp: unused,
      markAlerted: unused,
      check: unused,
      close: unused,
    },
    limiter: createTestLimiter(1, clock),
    capacity: { reserve: async () => undefined },
    clock,
    log: { info: write, error: write },
    addresses: { to: ['staff@example.com'] },
    mayAcknowledge: undefined,
    mailDomain: 'example.com',
    allowedOrigins: new Set(),
    pagesBase: '',
    wake: () => log.push('wake'),
    isDraining: () => false,
    ...changes,
  };
  return { services, log };
}

const fields = {
  name: 'Ada Lovelace',
  email: 'ada@example.net',
  message: 'Hello',
  formType: 'it-strategy',
};

function post(body: string, type = 'application/json'): Request {
  const headers = { 'content-type': type };
  return new Request('http://function.example/', { method: 'POST', headers, body });
}

const client = { kind: 'client', client: 'a' } as const;
const json = () => post(JSON.stringify(fields));
const form = () =>
  post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
const accepting = async (): Promise<AcceptOutcome> => ({ kind: 'accepted' });

test('The delivery is woken only after the store has accepted', async () => {
  const { services, log } = servicesWith(async () => {
    log.push('stored');
    return { kind: 'accepted' };
  });
  expect((await handle(json(), client, services)).status).toBe(200);
  expect(log.slice(0, 2)).toEqual(['stored', 'wake']);
});

test('A bug is an internal error, and its message stays out of answer and log', async () => {
  const { services, log } = servicesWith(() => Promise.reject(new Error('Ada Lovelace is null')));
  const answer = await handle(json(), client, services);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error: { code: 'internal' } });
  expect(log.join()).toContain('internal_error');
  expect(log.join()).not.toContain('Ada');
});

test('A store that is down uses up none of the sender’s allowance', async () => {
  let down = true;
  const { services } = servicesWith(() =>
    down ? Promise.reject(new StoreUnavailable('disk full')) : accepting(),
  );
  for (let sent = 0; sent < 10; sent += 1) {
    const answer = await handle(json(), client, services);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  down = false;
  expect((await handle(json(), client, services)).status).toBe(200);
});

test('A repeat is answered even when its allowance cannot be refunded', async () => {
  const limiter = createTestLimiter(1, createManualClock());
  const { services } = servicesWith(async () => ({ kind: 'repeat', reference: 'ENQ-00000001' }), {
    limiter: { ...limiter, refund: () => Promise.reject(new StoreUnavailable('away')) },
  });
  const answer = await handle(json(), client, services);
  expect(answer.status).toBe(200);
  expect((await answer.json()).reference).toBe('ENQ-00000001');
});

test('A reference that is taken is replaced by another', async () => {
  const tried: string[] = [];
  const { services } = servicesWith(async ({ reference }) => {
    tried.push(reference);
    return { kind: tried.length < 3 ? 'reference_taken' : 'accepted' };
  });
  const { reference } = await (await handle(json(), client, services)).json();
  expect(new Set(tried).size).toBe(3);
  expect(reference).toBe(tried[2]);
});

test('While the host is stopping nothing more is taken', async () => {
  const { services } = servicesWith(accepting, { isDraining: () => true });
  const answer = await handle(json(), client, services);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
});

test('On a foreign host a form without scripts leads back to the site', async () => {
  const { services } = servicesWith(accepting, { pagesBase: 'https://www.example.com' });
  const answer = await handle(form(), client, services);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    'https://www.example.com/it/it-strategy#message-sent',
  );
});
