import { expect, test } from 'vitest';
import { replyTime } from '../../content/commitments.ts';
import { describeOnEachHost, staticSite } from '../support/each-host.ts';
import { functionPath, newClient, newEnquiry, referenceOf, send } from '../support/host.ts';

// The function takes, refuses and answers as docs/function.md says.

describeOnEachHost(({ url, rows, received, mails, stored }) => {
  test('an enquiry is answered with its reference and mailed to staff once', async () => {
    const answer = await send(url(), newEnquiry({ name: 'Zoë', message: 'Grüße\n.\nend' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { ok, reference, receivedAt } = await answer.json();
    expect(ok).toBe(true);
    expect(reference).toMatch(/^ENQ-[0-9A-Z]{8}$/);
    expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now() + 1000);
    await mails(1);
    const [mail] = received;
    expect(mail).toMatchObject({
      from: { address: 'website@example.com' },
      to: [{ address: 'staff@example.com' }, { address: 'boss@example.com' }],
      replyTo: [{ address: 'ada@example.net' }],
      subject: 'Hello: Zoë',
    });
    expect(mail?.messageId).toContain(reference);
    const [who, how, what, ...rest] = mail?.text?.split('\n') ?? [];
    expect(who).toMatch(/^"Zoë", ada@example.net \(unverified\), \w+day.*, Sydney time\.$/);
    expect(how).toMatch(/^Reply to this mail to answer\. /);
    expect(how).toContain(` within ${replyTime}.`);
    expect(what).toBe(`Home, ${reference}, https://www.example.com/`);
    expect(rest.join('\n')).toBe('\nWritten by the sender:\n\nGrüße\n.\nend\n');
    expect(await (await fetch(`${url()}${functionPath}/health`)).json()).toEqual({ ok: true });
  });

  test.each<[what: string, status: number, code: string, body: BodyInit, type?: string]>([
    ['not JSON', 400, 'malformed', '{'],
    ['a list', 400, 'malformed', '[]'],
    ['no UTF-8', 400, 'malformed', Uint8Array.of(34, 255, 34)],
    ['over 64 KiB', 413, 'too_large', ' '.repeat(65_537)],
    ['plain text', 415, 'media_type', '{}', 'text/plain'],
    ['a file upload', 415, 'media_type', '', 'multipart/form-data; boundary=x'],
    ['no known form', 422, 'invalid', '{"formType":"toString"}'],
  ])('refuses a body that is %s', async (_what, status, code, body, type = 'application/json') => {
    const answer = await fetch(url() + functionPath, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': newClient(), origin: staticSite },
      body,
    });
    expect([answer.status, (await answer.json()).error.code]).toEqual([status, code]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(staticSite);
    expect(await stored()).toBe(0);
  });

  test('refuses other methods, other functions and other sites', async () => {
    const call = (path: string, method: string, headers: Record<string, string> = {}) =>
      fetch(url() + path, { method, headers });
    const get = await call(functionPath, 'GET');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await call(functionPath, 'OPTIONS')).status).toBe(204);
    expect((await call('/functions/v1/other', 'POST')).status).toBe(404);
    expect((await call(`${functionPath}/deliver`, 'POST')).status).toBe(404);

    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await send(url(), newEnquiry(), { headers: foreign });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const allowed = { origin: staticSite, 'sec-fetch-site': 'cross-site' };
    const preflight = { ...allowed, 'access-control-request-headers': 'idempotency-key' };
    const grant = await call(functionPath, 'OPTIONS', preflight);
    expect(grant.headers.get('access-control-allow-origin')).toBe(staticSite);
    expect(grant.headers.get('access-control-allow-headers')).toBe('idempotency-key');
    const granted = await send(url(), newEnquiry(), { headers: allowed });
    expect(granted.status).toBe(200);
    expect(granted.headers.get('access-control-allow-origin')).toBe(staticSite);
    expect(granted.headers.get('access-control-allow-credentials')).toBeNull();
    // Some proxies make the Origin of our own form null.
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await send(url(), newEnquiry(), { headers: own })).status).toBe(200);
  });

  // `enquiry/validate.test.ts` has the rules.
  test.each([
    ['name', 'x'.repeat(101), 'too_long'],
    ['email', 'ada@example.com\r\nBcc: all@example.com', 'malformed'],
    ['message', ['text'], 'type'],
  ])('refuses the %s %j', async (field, value, code) => {
    const answer = await send(url(), newEnquiry({ [field]: value }));
    const { error } = await answer.json();
    expect([answer.status, error.code, Object.keys(error.fields)]).toEqual([
      422,
      'invalid',
      [field],
    ]);
    expect(error.fields[field].code).toBe(code);
    expect(await stored()).toBe(0);
  });

  test.each([
    ['name', '  Ada\u2028 \u202eLove\u0000lace\ud800 ', 'Ada Lovelace'],
    ['subject', '=?utf-8?Q?a=0D=0ABcc:?=', '=?utf-8?Q?a=0D=0ABcc:?='],
    ['email', 'info@müller.example', 'info@xn--mller-kva.example'],
    // As phone companies gave out; quoted in the mail's header.
    ['email', '.a..b.@docomo.example', '.a..b.@docomo.example'],
    ['message', 'x'.repeat(5000), 'x'.repeat(5000)],
  ])('stores and mails the %s %j', async (field, value, expected) => {
    await referenceOf(await send(url(), newEnquiry({ [field]: value })));
    const [row] = await rows('select name, email, subject, message from enquiry');
    expect(row?.[field]).toBe(expected);
    await mails(1);
    const [mail] = received;
    if (field === 'subject') expect(mail?.subject).toBe(`${expected}: Ada Lovelace`);
    const replyTo = mail?.replyTo?.[0]?.address?.replaceAll('"', '');
    if (field === 'email') expect(replyTo).toBe(expected);
    if (field === 'name' || field === 'message') expect(mail?.text).toContain(expected);
  });

  test('takes the subject that the form says, whatever was sent', async () => {
    const subjects: string[] = [];
    for (const [formType, subject] of [
      ['it-services', ' '],
      ['cyber-services', 'ignored'],
    ] as const) {
      await referenceOf(await send(url(), newEnquiry({ formType, subject, name: '$&' })));
      const [row] = await rows('select subject from enquiry order by id desc limit 1');
      subjects.push(String(row?.subject));
    }
    expect(subjects).toEqual(['IT Services Inquiry', 'Cyber Security Services Inquiry from $&']);
  });
});
