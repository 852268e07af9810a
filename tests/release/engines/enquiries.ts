import { expect, test } from 'vitest';
import type { SmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { formRowOn } from '../../../testing/specification/specified-forms.ts';
import { eventually, phone, type Visitor } from './visitor.ts';

const formPath = '/cyber';
const form = 'form';
const submit = 'form button[type="submit"]';
const notice = '[data-sonner-toast]';
const row = formRowOn(formPath);
const words = { name: 'Alex Nguyen', message: 'Backup failed.\nCan you look at it this week?' };

/** The enquiries of a visitor with scripts, or without. */
export function testEnquiries(
  scripts: boolean,
  given: () => { visitor: Visitor; inbox: SmtpInbox },
) {
  const expectMail = async (inbox: SmtpInbox, count: number, email: string) => {
    const mails = await inbox.waitFor(count);
    expect(mails).toHaveLength(count);
    const mail = mails.at(-1)?.mail;
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([email]);
    expect(mail?.subject).toBe(row.subject);
    expect(mail?.text).toContain(words.message);
  };

  if (scripts) {
    test('an empty form, then a wrong e-mail, show their notices; once corrected, everything typed is sent', async () => {
      const { visitor, inbox } = given();
      const before = inbox.received.length;
      await visitor.open(formPath, phone);
      await visitor.click(submit);
      await eventually(() => visitor.text(`${notice} [data-title]`)).toBe(row.missing[0]);
      expect(await visitor.focused()).toBe('name');
      expect(await visitor.whyUnseen('[for="enquiry-name"]')).toBe('');
      await visitor.fill(form, { ...words, email: 'alex@' });
      await visitor.click(submit);
      await eventually(() => visitor.text('#enquiry-email-error')).toBe('Invalid email address');
      expect(await visitor.values(form)).toEqual({ ...words, email: 'alex@' });
      expect(await visitor.focused()).toBe('email');
      await visitor.press('End');
      await visitor.type('example.com');
      await visitor.click(submit);
      await eventually(() => visitor.texts(`${notice} [data-content]`)).toContain(
        row.success.join('\n'),
      );
      expect(await visitor.values(form)).toEqual({});
      await expectMail(inbox, before + 1, 'alex@example.com');
    });
    return;
  }

  test('the browser itself refuses a wrong e-mail; once corrected, the page confirms the enquiry', async () => {
    const { visitor, inbox } = given();
    const before = inbox.received.length;
    await visitor.open(formPath);
    await visitor.fill(form, { ...words, email: 'kim@' });
    await visitor.click(submit);
    await eventually(() => visitor.focused()).toBe('email');
    expect(await visitor.address()).toBe(formPath);
    expect(await visitor.values(form)).toEqual({ ...words, email: 'kim@' });
    await visitor.press('End');
    await visitor.type('example.com');
    await visitor.click(submit);
    await eventually(() => visitor.address()).toBe(`${formPath}#message-sent`);
    await eventually(() => visitor.whyUnseen('#message-sent')).toBe('');
    expect(await visitor.text('#message-sent')).toBe(
      [...row.success, 'We reply within one business day.'].join('\n'),
    );
    await expectMail(inbox, before + 1, 'kim@example.com');
  });

  test('an e-mail that the server refuses shows the failure, and going back restores every word', async () => {
    const { visitor, inbox } = given();
    const before = inbox.received.length;
    // Browsers accept this address; the server refuses it, because no mail header can carry it.
    const refused = { ...words, email: 'alex..nguyen@example.com' };
    await visitor.open(formPath);
    await visitor.fill(form, refused);
    await visitor.click(submit);
    await eventually(() => visitor.address()).toBe(`${formPath}#message-not-sent`);
    await eventually(() => visitor.whyUnseen('#message-not-sent')).toBe('');
    await visitor.back();
    await eventually(() => visitor.values(form)).toEqual(refused);
    expect(inbox.received).toHaveLength(before);
  });
}
