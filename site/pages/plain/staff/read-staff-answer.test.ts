import { expect, test } from 'vitest';
import { staffView } from '../../../../testing/staff-view.ts';
import { isStaffAnswer, readRefusal } from './read-staff-answer.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('an answer is accepted with all it needs, and without what is unknown', () => {
  expect(isStaffAnswer(sent({ ...staffView, done: false }))).toBe(true);
  expect(isStaffAnswer(sent({ ...staffView, mailedAt: undefined, dueAt: undefined }))).toBe(true);
});

test.each([
  ['nothing', null],
  ['a text', 'ok'],
  ['no reference', { ...staffView, reference: undefined }],
  ['an unknown state', { ...staffView, state: 'lost' }],
  ['an unknown act', { ...staffView, acts: ['erased'] }],
  ['a time as text', { ...staffView, receivedAt: 'yesterday' }],
  ['half of who settled it', { ...staffView, settled: { at: 1 } }],
])('an answer with %s is not accepted', (_, answer) => {
  expect(isStaffAnswer(sent(answer))).toBe(false);
});

test('a refusal has its code, its message and when to try again', async () => {
  const body = { error: { code: 'rate', message: 'Too many requests.' }, requestId: 'a1' };
  const response = Response.json(body, { status: 429, headers: { 'Retry-After': '30' } });
  expect(await readRefusal(response)).toEqual({ ...body.error, retryAfter: 30 });
});

test('a refusal that the function did not write counts as unavailable', async () => {
  for (const body of ['<h1>Bad gateway</h1>', '{"error":{"code":"teapot"}}', 'null']) {
    const refusal = await readRefusal(new Response(body, { status: 502 }));
    expect(refusal).toEqual({ code: 'unavailable', message: '' });
  }
});
