import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import type { LogFields } from './ports.ts';
import { sampleLog } from './sample-log.ts';

function prepare() {
  const clock = createManualClock();
  const lines: string[] = [];
  const write = (level: string) => (event: string, fields?: LogFields) =>
    lines.push(JSON.stringify({ level, event, ...fields }));
  const stopping = new AbortController();
  const log = sampleLog({ info: write('info'), error: write('error') }, clock, stopping.signal);
  return { clock, lines, stopping, log };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('Of thousands of refusals of one kind the first is written, then how many more there were', async () => {
  const { clock, lines, log } = prepare();
  for (let n = 0; n < 4_212; n += 1) log.info('enquiry', { requestId: `r${n}`, code: 'rate' });
  log.info('enquiry', { requestId: 'other', code: 'invalid' });
  expect(lines).toEqual([
    '{"level":"info","event":"enquiry","requestId":"r0","code":"rate"}',
    '{"level":"info","event":"enquiry","requestId":"other","code":"invalid"}',
  ]);
  clock.advance(10_000);
  await settled();
  expect(lines.slice(2)).toEqual(['{"level":"info","event":"enquiry","code":"rate","more":4211}']);
  log.info('enquiry', { requestId: 'later', code: 'rate' });
  expect(lines.at(-1)).toContain('later');
});

test('Enquiries that were accepted, and events that no stranger causes, are all written', () => {
  const { lines, log } = prepare();
  for (let n = 0; n < 10; n += 1) {
    log.info('enquiry', { reference: `ENQ-${n}` });
    log.error('mail_server_away', { reason: 'refused' });
  }
  expect(lines).toHaveLength(20);
});

test('What was counted is written when the server stops', async () => {
  const { lines, stopping, log } = prepare();
  for (let n = 0; n < 3; n += 1) log.error('internal_error', { stack: 'at handle' });
  stopping.abort();
  await settled();
  expect(lines.at(-1)).toBe(
    '{"level":"error","event":"internal_error","stack":"at handle","more":2}',
  );
});
