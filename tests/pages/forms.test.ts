import { expect, test } from 'vitest';
import { formAt, forms } from '../../content/forms.ts';
import { validate } from '../../enquiry/validate.ts';
import * as specification from '../specification.ts';
import { builtPage, wordsIn } from './built-page.ts';

// The 23 forms: their data, and what is built of it. `tests/e2e/forms.spec.ts` uses one of each kind.

const functionPath = '/functions/v1/send-contact-email';

test('there are the specified forms, and no others', () => {
  const codes = (all: readonly { formType: string }[]) => all.map((one) => one.formType).sort();
  expect(codes(forms)).toEqual(codes(specification.forms));
});

test.each(specification.forms)('the $formType form has its notices and its subject', (row) => {
  const form = formAt(row.path);
  const texts = ({ title, text }: { title: string; text: string }) => [title, text];
  expect(form.formType).toBe(row.formType);
  expect(form.missing === 'inline' ? undefined : texts(form.missing)).toEqual(row.missing);
  expect(texts(form.failure)).toEqual(row.failure);
  expect(texts(form.success)).toEqual(row.success);
  const subjectFor = (subject: string) => {
    const typed = { name: ' Alex Nguyen ', email: 'alex@example.com', message: 'Hi' };
    const result = validate(form, { ...typed, subject });
    return result.ok ? result.enquiry.subject : result.errors.subject?.message;
  };
  expect(subjectFor('Server room')).toBe(row.subject);
  const { typed } = row;
  if (typed === 'required') expect(subjectFor(' ')).toBe('Subject is required');
  else expect(subjectFor(' ')).toBe(typed ? typed.fallback : row.subject);
});

test.each(specification.forms)('the page of the $formType form has its fields', (row) => {
  const page = builtPage(row.path);
  const form = page.querySelector('form');
  // Without scripts the browser posts it.
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    functionPath,
  ]);
  expect(form?.querySelector('input[type=hidden]')?.getAttribute('value')).toBe(row.formType);
  expect(wordsIn(form?.querySelector('button[type=submit]'))).toBe(row.button);
  const headings = Array.from(page.querySelectorAll('main h3'), wordsIn);
  expect(headings).toContain(row.heading);
  const fields = form?.querySelectorAll('input:not([type=hidden], [name=website]), textarea') ?? [];
  const subject =
    row.typed === 'required'
      ? ['subject', 'Subject', 'text', '']
      : ['subject', 'Subject (optional)', 'text', null];
  expect(
    Array.from(fields, (field) =>
      ['name', 'placeholder', 'type', 'required'].map((name) => field.getAttribute(name)),
    ),
  ).toEqual([
    ['name', 'Your Name', 'text', ''],
    ['email', 'Email Address', 'email', ''],
    ...(row.typed ? [subject] : []),
    ['message', 'How can we help you?', null, ''],
  ]);
  // The answers of the page to a form that was posted.
  for (const [id, texts] of [
    ['message-sent', row.success],
    ['message-not-sent', row.failure],
  ] as const) {
    for (const text of texts) expect(wordsIn(page.getElementById(id))).toContain(text);
  }
});
