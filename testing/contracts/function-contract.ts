import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { forms } from '../../content/forms.ts';
import { badBodies } from '../inputs/bad-bodies.ts';
import { badFields } from '../inputs/bad-fields.ts';
import { mark, sendInput } from '../inputs/bad-input.ts';
import { postAct, tokensIn } from '../mail/staff-links.ts';
import { postEndlessly, type TestFunction } from '../servers/test-server.ts';
import {
  expectRefusal,
  mailsAbout,
  newClient,
  newEnquiry,
  referenceOf,
} from '../test-enquiries.ts';

/** What the function must do on every host. */
export function describeFunction(host: string, start: () => Promise<TestFunction>): void {
  let server: TestFunction;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  describe(`On ${host} an enquiry`, () => {
    test.each(forms.map(({ formType, page }) => [formType, page]))(
      'from the form %s is in the inbox within five seconds',
      async (formType, page) => {
        const enquiry = newEnquiry({ formType, message: `About ${formType}` });
        const reference = await referenceOf(await server.post(enquiry, newClient()));
        await vi.waitFor(() => expect(mailsAbout(server, reference)).toHaveLength(1), 5_000);
        const [received] = mailsAbout(server, reference);
        expect(received?.envelope).toEqual({
          from: `website@${company.domain}`,
          to: [company.email],
        });
        expect(received?.mail.replyTo).toEqual([{ address: 'ada@example.net', name: '' }]);
        expect(received?.mail.text).toContain(`About ${formType}`);
        expect(received?.mail.text).toContain(`https://${company.domain}${page}\n`);
      },
    );

    test('may have unknown keys', async () => {
      await referenceOf(await server.post(newEnquiry({ extra: { a: [1] } }), newClient()));
    });

    test('leaves no personal data in the log', async () => {
      const secret = { name: 'Grace Hopper', email: 'grace@navy.example', message: 'Moth found' };
      await referenceOf(await server.post(newEnquiry(secret), newClient()));
      await server.post(newEnquiry({ ...secret, email: 'grace@navy.example,' }), newClient());
      expect(server.log.join('\n')).not.toMatch(/Grace|navy|Moth|10\.1\.\d/);
      expect(server.log.join('\n')).toContain('"status":422');
    });
  });

  describe(`On ${host} a link in a mail`, () => {
    test('shows staff the enquiry and marks it as answered, once, on their click alone', async () => {
      const reference = await referenceOf(await server.post(newEnquiry(), newClient()));
      await vi.waitFor(() => expect(mailsAbout(server, reference)).toHaveLength(1), 20_000);
      const [token = ''] = tokensIn(mailsAbout(server, reference)[0]?.mail.text);
      const ask = async (body: object) => (await postAct(server.url, body, newClient())).json();
      expect(await ask({ token })).toMatchObject({ reference, state: 'open', acts: ['answered'] });
      const act = { token, act: 'answered' };
      expect(await ask(act)).toMatchObject({ done: true, state: 'answered' });
      expect(await ask(act)).toMatchObject({ done: false, state: 'answered' });
      expect(server.log.join('\n')).not.toContain(token);
    });

    test('does nothing when it was altered, or is opened', async () => {
      const altered = await postAct(server.url, { token: 'a.b', act: 'answered' }, newClient());
      await expectRefusal(altered, 403, 'link');
      const opened = await fetch(`${server.url}/functions/v1/staff-act`);
      await expectRefusal(opened, 405, 'method');
    });
  });

  describe(`On ${host} a bad enquiry`, () => {
    test('is answered with what is wrong in each field, but not with its content', async () => {
      const answer = await server.post(
        { name: ' ', email: 'evil<script>', message: 'x'.repeat(5_001), formType: 'home' },
        newClient(),
      );
      const error = await expectRefusal(answer, 422, 'invalid');
      expect(error.fields).toMatchObject({
        name: { code: 'missing', message: 'Name is required' },
        email: { code: 'malformed', message: 'Invalid email address' },
        subject: { code: 'missing' },
        message: { code: 'too_long' },
      });
      expect(JSON.stringify(error)).not.toContain('evil');
    });

    test.each([...badFields, ...badBodies])('with $what: $status $code', async (input) => {
      const answer = await sendInput(server.url, input);
      expect(await answer.clone().text()).not.toContain(mark);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      if (input.status === 405) expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
      await expectRefusal(answer, input.status, input.code);
    });

    test('leaves no word of its sender in a mail or in the log', () => {
      expect(mailsAbout(server, mark)).toEqual([]);
      expect(server.log.join('\n')).not.toMatch(new RegExp(`internal_error|${mark}`));
    });

    test.each([
      'APPLICATION/JSON',
      'application/json;charset=UTF-8',
      'application/json; charset="utf-8"',
    ])('is not one only because its type is written %s', async (type) => {
      await referenceOf(await server.post(newEnquiry(), { ...newClient(), 'content-type': type }));
    });

    test('of more than 32 KiB of JSON is too large', async () => {
      const padded = (size: number) => {
        const enquiry = newEnquiry({ pad: '' });
        const missing = size - JSON.stringify(enquiry).length;
        return JSON.stringify({ ...enquiry, pad: 'x'.repeat(missing) });
      };
      await referenceOf(await server.post(padded(32 * 1024), newClient()));
      await expectRefusal(await server.post(padded(32 * 1024 + 1), newClient()), 413, 'too_large');
    });

    test('of unknown length is counted while it is read', async () => {
      const { answer } = await postEndlessly(server.url);
      await expectRefusal(answer, 413, 'too_large');
    });
  });
}
