import { threadCpuUsage } from 'node:process';
import { describe, expect, test } from 'vitest';
import { forms } from '../../content/forms.ts';
import type { EnquiryForm } from '../../content/model/form.ts';
import { fields } from './fields.ts';
import { type FieldErrors, validate } from './validate.ts';

const good = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello.\n\nBye.' };

function form(formType: string): EnquiryForm {
  const found = forms.find((candidate) => candidate.formType === formType);
  if (!found) throw new Error(`no form ${formType}`);
  return found;
}

const home = form('home');
function errorsOf(input: unknown, on = home): FieldErrors {
  const result = validate(on, input);
  return result.ok ? {} : result.errors;
}

function enquiryOf(input: unknown, on = home) {
  const result = validate(on, input);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.enquiry;
}

describe('every form', () => {
  test.each(forms.map((candidate) => [candidate.formType, candidate] as const))(
    '%s accepts a complete enquiry and gives it the right subject',
    (_, candidate) => {
      const enquiry = enquiryOf(good, candidate);
      const rule = candidate.subject;
      const expected = {
        typed: good.subject,
        optional: good.subject,
        fixed: rule.kind === 'fixed' && rule.text,
        'from-name': rule.kind === 'from-name' && rule.template.replace('{name}', good.name),
      }[rule.kind];
      expect(enquiry).toEqual({ ...good, subject: expected, formType: candidate.formType });
    },
  );

  test.each(forms.map((candidate) => [candidate.formType, candidate] as const))(
    '%s reports every missing required field',
    (_, candidate) => {
      const required = ['name', 'email', 'message'];
      if (candidate.subject.kind === 'typed') required.push('subject');
      const errors = errorsOf({}, candidate);
      expect(Object.keys(errors).sort()).toEqual(required.sort());
      expect(errors.name).toEqual({ code: 'missing', message: 'Name is required' });
      expect(errors.email).toEqual({ code: 'missing', message: 'Email is required' });
      expect(errors.message).toEqual({ code: 'missing', message: 'Message is required' });
    },
  );
});

describe('the subject', () => {
  test('is required on the home page', () => {
    expect(errorsOf({ ...good, subject: ' ' }).subject).toEqual({
      code: 'missing',
      message: 'Subject is required',
    });
  });

  test.each([undefined, '', '\u200b ', '\u3164'])(
    'falls back to the default if it is optional and shows nothing (%j)',
    (subject) => {
      const enquiry = enquiryOf({ ...good, subject }, form('it-services'));
      expect(enquiry.subject).toBe('IT Services Inquiry');
    },
  );

  test('contains the name unchanged, even if it looks like a pattern', () => {
    const enquiry = enquiryOf({ ...good, name: "$& $1 $` $' {name}" }, form('cyber-services'));
    expect(enquiry.subject).toBe("Cyber Security Services Inquiry from $& $1 $` $' {name}");
  });

  test('is never taken from the sender if the form computes it', () => {
    const sent = { ...good, subject: 'Bcc: everybody\r\n'.repeat(50) };
    expect(enquiryOf(sent, form('it-strategy')).subject).toBe('IT Strategy Development Inquiry');
  });
});

describe('values', () => {
  test('are trimmed, composed and get plain line breaks', () => {
    const enquiry = enquiryOf({
      ...good,
      name: '  Zoe\u0308 ',
      email: ' ada@example.com\n',
      message: '\r\none\r\ntwo\rthree\u2028four\n',
    });
    expect(enquiry.name).toBe('Zo\u00eb');
    expect(enquiry.email).toBe('ada@example.com');
    expect(enquiry.message).toBe('one\ntwo\nthree\nfour');
  });

  test.each(['\u202e', '\u200b', '\u200d', '\u2066', '\ufeff', '\u{e0041}'])(
    'lose the invisible character %j',
    (character) => {
      const enquiry = enquiryOf({ ...good, name: `A${character}da`, message: `Hi${character}` });
      expect(enquiry.name).toBe('Ada');
      expect(enquiry.message).toBe('Hi');
    },
  );

  test.each(['', '   ', '\n\t', '\u200b\u200d', '\u3164', '\u00ad', '\u2800'])(
    'that show nothing (%j) are missing',
    (blank) => {
      expect(errorsOf({ ...good, name: blank }).name?.code).toBe('missing');
    },
  );

  test.each([
    ['name', 100],
    ['subject', 150],
    ['message', 5000],
    ...fields
      .filter(({ optional }) => optional)
      .map(({ name, longest }) => [name, longest] as const),
  ] as const)('%s may have %i characters, counted as people count, and no more', (field, limit) => {
    expect(errorsOf({ ...good, [field]: '\u{1f600}'.repeat(limit) })).toEqual({});
    const error = errorsOf({ ...good, [field]: '\u{1f600}'.repeat(limit + 1) })[field];
    expect(error?.code).toBe('too_long');
  });

  test('that are too long are refused with the limit and their length', () => {
    expect(errorsOf({ ...good, message: 'x'.repeat(5214) }).message?.message).toBe(
      'Please shorten your message to 5,000 characters; it has 5,214.',
    );
  });

  test.each(['\0', '\x07', '\x1b[31m', '\x7f', '\x85', '\x9b'])(
    'with the control character %j are refused',
    (character) => {
      const text = `be${character}ware`;
      const errors = errorsOf({ ...good, name: text, subject: text, message: text });
      expect(Object.values(errors).map((error) => error.code)).toEqual(
        Array(3).fill('control_character'),
      );
    },
  );

  test('may have line breaks and tabs in the message only', () => {
    expect(errorsOf({ ...good, message: 'one\n\ttwo' })).toEqual({});
    expect(errorsOf({ ...good, name: 'Ada\r\nBcc: all@example.com' }).name?.code).toBe(
      'control_character',
    );
    expect(errorsOf({ ...good, subject: 'one\u2028two' }).subject?.code).toBe('control_character');
  });

  test('with half a surrogate pair are refused', () => {
    expect(errorsOf({ ...good, name: 'Ada \ud83d' }).name?.code).toBe('malformed');
    expect(errorsOf({ ...good, message: 'Hi \udc00' }).message?.code).toBe('malformed');
  });

  test.each([null, 7, true, ['Ada'], { path: '/etc/passwd' }])(
    'that are %j instead of text are refused in every field',
    (value) => {
      const input = { name: value, email: value, subject: value, message: value };
      for (const on of [home, form('it-strategy')]) {
        const codes = Object.values(errorsOf(input, on)).map((error) => error.code);
        expect(codes).toEqual(['type', 'type', 'type', 'type']);
      }
    },
  );

  test.each([undefined, null, 'text', 7, [], [good]])(
    'are all missing if the input is %j',
    (input) => {
      expect(Object.keys(errorsOf(input))).toHaveLength(4);
    },
  );

  test('inherited from a prototype do not count', () => {
    expect(Object.keys(errorsOf(Object.create(good)))).toHaveLength(4);
  });
});

describe('a field that the specification does not have', () => {
  const added = Object.fromEntries(
    fields.flatMap(({ name, optional }) => (optional ? [[name, `My ${name}`]] : [])),
  );
  test('is taken on every form, and may be left blank: then it is in no enquiry', () => {
    for (const candidate of forms) {
      expect(enquiryOf({ ...good, ...added }, candidate)).toMatchObject(added);
      const blank = Object.fromEntries(Object.keys(added).map((name) => [name, ' \u200b']));
      expect(enquiryOf({ ...good, ...blank }, candidate)).toEqual(enquiryOf(good, candidate));
    }
  });
});

describe('an e-mail address', () => {
  test('that is malformed is invalid', () => {
    expect(errorsOf({ ...good, email: 'ada@example.com, eve@example.com' }).email).toEqual({
      code: 'malformed',
      message: 'Invalid email address',
    });
  });

  test('has at most 254 characters', () => {
    expect(errorsOf({ ...good, email: `${'a'.repeat(242)}@example.com` })).toEqual({});
    const error = errorsOf({ ...good, email: `${'a'.repeat(243)}@example.com` }).email;
    expect(error?.code).toBe('too_long');
    expect(error?.message).toContain('email address to 254 characters');
  });
});

test('no input of 32 KB takes long to validate', () => {
  const tricks = ['a', 'a.', 'a@', '-', 'a-', ' ', '\u200b', '\u0308', '@a.', '\r', '\ud800'];
  const before = threadCpuUsage();
  for (const trick of tricks) {
    const text = trick.repeat(32_768 / trick.length);
    errorsOf({ name: text, email: text, subject: text, message: text });
    errorsOf({ ...good, email: `a@${trick.repeat(120)}!` });
  }
  expect(threadCpuUsage(before).user).toBeLessThan(1_000_000);
});
