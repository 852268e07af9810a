import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { functionPath } from '../../hosts/node/http/app.ts';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { makePlace, until } from '../../testing/servers/server-process.ts';
import type { Program } from '../../testing/servers/start-program.ts';
import { postTo } from '../../testing/servers/test-server.ts';
import { newClient, newEnquiry } from '../../testing/test-enquiries.ts';

const place = makePlace();
afterAll(() => place.remove());

/** A visitor's word, which no metric and no line of the log may hold. */
const word = 'Rumpelstiltskin';

test('An operator sees the site at work: in metrics on a port of their own, and in the log', async () => {
  const { port: mailPort, close } = await startSmtpInbox();
  // The mail server is away until the test brings it back.
  await close();
  const server = await place.start({
    SMTP_URL: `smtp://website:correct@127.0.0.1:${mailPort}?requireTLS=false`,
    CANARY_PING_URL: 'https://monitoring.example/ping/a-secret-key',
    RATE_LIMIT_PER_MINUTE: '1',
    METRICS_PORT: '0',
    LOG_VISITS: '1',
  });
  await until(() => server.log().includes('"started"'), 20_000);
  const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(server.log())?.[1] ?? '';
  const metrics = () => scrape(metricsUrl);

  await visitEverything(server.url);
  const unreachable = 'website_mail_attempts_total{result="unreachable"}';
  await until(async () => ((await metrics()).get(unreachable) ?? 0) > 0, 10_000);
  await expect.poll(async () => Object.fromEntries(await metrics())).toMatchObject(afterVisits);

  const inbox = await startSmtpInbox({ port: mailPort });
  await until(() => inbox.received.length > 0, 30_000);
  await until(async () => (await metrics()).get('website_outbox_waiting') === 0, 15_000);
  const after = await metrics();
  expect(after.get('website_mail_attempts_total{result="delivered"}')).toBe(inbox.received.length);
  expect(after.get('website_outbox_oldest_seconds')).toBe(0);
  await inbox.close();

  expectAllOf(after);
  await expectSeparatePorts(server.url, metricsUrl);

  rmSync(join(place.root, 'data'), { recursive: true });
  expect((await postTo(server.url, newEnquiry(), newClient())).status).toBe(503);
  expect(Object.fromEntries(await metrics())).toMatchObject({
    website_store_up: 0,
    website_store_errors_total: expect.toSatisfy((count: number) => count > 0),
    'website_errors_total{event="store_unavailable"}': 1,
  });
  await server.kill('SIGTERM');
  expectLog(server, mailPort);
}, 90_000);

async function visitEverything(url: string): Promise<void> {
  for (const path of ['/', '/it?from=mail', '/it', `/${word}`, '/healthz']) {
    await (await fetch(url + path)).arrayBuffer();
  }
  const key = { 'idempotency-key': crypto.randomUUID() };
  const enquiry = newEnquiry({ name: word });
  const send = (body: object, headers = {}) => postTo(url, body, headers);
  expect((await send(enquiry, key)).status).toBe(200);
  expect((await send(enquiry, key)).status).toBe(200);
  expect((await send(newEnquiry({ email: 'nobody' }))).status).toBe(422);
  const spam = { message: 'Buy https://spam.example/now '.repeat(9) };
  expect((await send(newEnquiry(spam))).status).toBe(200);
  // Five at once; a repeat costs nothing.
  for (let sent = 2; sent < 5; sent += 1) expect((await send(newEnquiry())).status).toBe(200);
  expect((await send(newEnquiry())).status).toBe(429);
}

const afterVisits = {
  'website_http_requests_total{route="/",status="200"}': 1,
  'website_http_requests_total{route="/it",status="200"}': 2,
  'website_http_requests_total{route="other",status="404"}': 1,
  'website_http_requests_total{route="/healthz",status="200"}': 1,
  [`website_http_requests_total{route="${functionPath}",status="200"}`]: 6,
  [`website_http_requests_total{route="${functionPath}",status="422"}`]: 1,
  'website_http_request_duration_seconds_count{kind="page"}': 3,
  'website_http_request_duration_seconds_bucket{le="+Inf",kind="function"}': 8,
  'website_enquiries_total{outcome="accepted"}': 4,
  'website_enquiries_total{outcome="quarantined"}': 1,
  'website_enquiries_total{outcome="repeated"}': 1,
  'website_enquiries_total{outcome="refused"}': 2,
  'website_enquiries_refused_total{code="invalid"}': 1,
  'website_enquiries_refused_total{code="rate"}': 1,
  'website_mail_attempts_total{result="delivered"}': 0,
  'website_errors_total{event="mail_server_away"}': 1,
  website_enquiries_unanswered: 4,
  website_enquiries_oldest_unanswered_staffed_seconds: expect.toSatisfy((age: number) => age < 60),
  website_enquiries_promised_staffed_seconds: 32_400,
  'website_enquiries_answered_total{promise="kept"}': 0,
  'website_enquiries_answered_total{promise="missed"}': 0,
  'website_staff_acts_total{act="answered"}': 0,
  website_store_up: 1,
  website_store_errors_total: 0,
};

/** The metrics, by name and labels as in the text. */
async function scrape(metricsUrl: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(metricsUrl)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

/** Every metric that the dashboard and the alert rules name is in a scrape. */
function expectAllOf(metrics: ReadonlyMap<string, number>): void {
  const keys = [...metrics.keys()];
  const names = new Set(keys.map((key) => key.replace(/\{.*/, '')));
  const rules = readFileSync('deploy/prometheus-alerts.yml', 'utf8');
  const dashboard = readFileSync('deploy/grafana-dashboard.json', 'utf8');
  expect(JSON.parse(dashboard)).toMatchObject({ panels: expect.any(Array) });
  const expressions = [
    ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text),
    ...[...dashboard.matchAll(/"expr": "(.+)"/g)].map(([, text = '']) => text),
  ];
  expect(expressions.length).toBeGreaterThan(20);
  const named = expressions.flatMap((text) => text.match(/\b(website|process|nodejs)_\w+/g) ?? []);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  const events = [...rules.matchAll(/event=~"([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split('|'),
  );
  const manual = readFileSync('docs/running.md', 'utf8');
  for (const event of events) {
    expect(keys).toContain(`website_errors_total{event="${event}"}`);
    expect(manual).toContain(`\`${event}\``);
  }
}

/** Metrics are on a port of this machine alone, which has nothing else. */
async function expectSeparatePorts(url: string, metricsUrl: string): Promise<void> {
  expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
}

/** The log tells version, settings and visits, and no secret, no query and no word of a visitor. */
function expectLog(server: Program, mailPort: number): void {
  const lines = server.log().trim().split('\n');
  const events = lines.map((line) => JSON.parse(line));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(events.find(({ event }) => event === 'started')).toMatchObject({
    version,
    url: server.url,
    SMTP_URL: `smtp://***@127.0.0.1:${mailPort}`,
    CANARY_PING_URL: 'https://monitoring.example/***',
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '1',
  });
  expect(events.find(({ event }) => event === 'stopping')).toMatchObject({
    version,
    signal: 'SIGTERM',
  });
  const visits = events.filter(({ event }) => event === 'visit');
  expect(visits.map(({ level, time, event, ms, ...visit }) => visit).slice(0, 4)).toEqual([
    { method: 'GET', route: '/', status: 200 },
    { method: 'GET', route: '/it', status: 200 },
    { method: 'GET', route: '/it', status: 200 },
    { method: 'GET', route: 'other', status: 404 },
  ]);
  const secrets = /correct|a-secret-key|Rumpelstiltskin|from=mail/;
  expect(lines.filter((line) => secrets.test(line))).toEqual([]);
}
