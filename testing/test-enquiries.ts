import { expect } from 'vitest';
import type { ReceivedMail } from './mail/smtp-inbox.ts';
import type { TestFunction } from './servers/test-server.ts';

let clients = 0;
let messages = 0;

/** Headers of a client that has not sent anything yet. */
export function newClient() {
  clients += 1;
  return { 'x-forwarded-for': `10.1.${clients >> 8}.${clients & 255}` };
}

/** An enquiry that has not been sent before. */
export function newEnquiry(changes: object = {}) {
  messages += 1;
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.net',
    subject: 'A question',
    message: `Message ${messages}`,
    formType: 'home',
    ...changes,
  };
}

/** Header and encoding of a form that is sent without scripts. */
export const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
export function encode(fields: object): string {
  return new URLSearchParams(Object.entries(fields)).toString();
}

/** The reference in an answer, which must be a success. */
export async function referenceOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  const body = await answer.json();
  expect(body).toEqual({
    ok: true,
    reference: expect.stringMatching(/^ENQ-[0-9A-HJKMNP-TV-Z]{8}$/),
  });
  return body.reference;
}

/** Expects a refusal in the function's own form; resolves to its error. */
export async function expectRefusal(answer: Response, status: number, code: string) {
  const body = await answer.json();
  expect({ status: answer.status, code: body.error?.code }).toEqual({ status, code });
  expect(body.error.message).toMatch(/\w/);
  expect(body.requestId).toMatch(/^[\w-]{8,}$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toContain('application/json');
  return body.error;
}

/** The mails with this text in their headers or content. */
export function mailsAbout(server: Pick<TestFunction, 'inbox'>, text: string): ReceivedMail[] {
  return server.inbox.received.filter(({ raw, mail }) => (raw + mail.text).includes(text));
}
