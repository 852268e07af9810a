import type { EnquiryForm, FieldName, SubjectRule } from '../../content/model/form.ts';
import { type EnquiryValues, limits } from '../enquiry.ts';
import { isEmailAddress } from './email-address.ts';

export type FieldErrorCode = 'missing' | 'malformed' | 'too_long' | 'control_character' | 'type';

export interface FieldError {
  code: FieldErrorCode;
  /** Tells the visitor what is wrong, or what to do. Never repeats the value. */
  message: string;
}

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

export type Validation = { ok: true; enquiry: EnquiryValues } | { ok: false; errors: FieldErrors };

/**
 * Validates an enquiry, in the browser and again on the server (section 5). Only own properties of
 * `input` named after the form's fields count; a subject that the form computes is never read, but
 * must be text if present. Never throws.
 */
export function validate(form: EnquiryForm, input: unknown): Validation {
  const given = new Map<string, unknown>(
    typeof input === 'object' && input !== null ? Object.entries(input) : [],
  );
  const errors: FieldErrors = {};

  const read = (field: FieldName, required: boolean): string => {
    const value = given.get(field) ?? '';
    const text = typeof value === 'string' ? clean(field, value) : '';
    const error = judge(field, text, required);
    if (error) errors[field] = error;
    return visible.test(text) ? text : '';
  };

  const name = read('name', true);
  const email = read('email', true);
  const subject = resolveSubject(form.subject, name, () =>
    read('subject', form.subject.kind === 'typed'),
  );
  const message = read('message', true);
  for (const field of fields) {
    const value = given.get(field);
    if (value !== undefined && typeof value !== 'string') errors[field] = notText(field);
  }

  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, enquiry: { name, email, subject, message, formType: form.formType } };
}

function resolveSubject(rule: SubjectRule, name: string, typed: () => string): string {
  switch (rule.kind) {
    case 'typed':
      return typed();
    case 'optional':
      return typed() || rule.fallback;
    case 'fixed':
      return rule.text;
    case 'from-name':
      // A function, because '$&' and the like in a name are patterns in a replacement string.
      return rule.template.replace('{name}', () => name);
  }
}

const fields = ['name', 'email', 'subject', 'message'] as const satisfies FieldName[];

const labels = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<FieldName, string>;

/**
 * Invisible characters that can reverse text or hide in it: zero-width spaces and joiners, bidi
 * marks, embeddings and isolates, invisible operators, tags. ZWJ and ZWNJ are removed too: a family
 * emoji becomes three people, which a reader still understands.
 */
const invisible =
  /\u061c|\u180e|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u206f]|\ufeff|[\u{e0000}-\u{e007f}]/gu;

/** A character that a reader sees: neither a space nor a filler. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const control = { line: /[\p{Cc}\u2028\u2029]/u, message: /[^\P{Cc}\t\n]/u } as const;

function clean(field: FieldName, value: string): string {
  const text = value.replace(invisible, '').normalize('NFC').trim();
  return field === 'message' ? text.replace(/\r\n?|[\u2028\u2029]/g, '\n') : text;
}

function judge(field: FieldName, text: string, required: boolean): FieldError | undefined {
  if (!visible.test(text)) {
    return required ? { code: 'missing', message: `${labels[field]} is required` } : undefined;
  }
  const length = [...text].length;
  if (length > limits[field]) return tooLong(field, length);
  if (field === 'email') {
    return isEmailAddress(text)
      ? undefined
      : { code: 'malformed', message: 'Invalid email address' };
  }
  if (!text.isWellFormed()) {
    return { code: 'malformed', message: `Please remove the broken character from your ${field}.` };
  }
  if (field === 'message') {
    return control.message.test(text)
      ? {
          code: 'control_character',
          message: 'Please remove the control characters from your message.',
        }
      : undefined;
  }
  return control.line.test(text)
    ? {
        code: 'control_character',
        message: `Please write your ${field} on one line, without tabs or control characters.`,
      }
    : undefined;
}

function tooLong(field: FieldName, length: number): FieldError {
  const what = field === 'email' ? 'email address' : field;
  const [limit, now] = [limits[field], length].map((count) => count.toLocaleString('en-AU'));
  return {
    code: 'too_long',
    message: `Please shorten your ${what} to ${limit} characters; it has ${now}.`,
  };
}

function notText(field: FieldName): FieldError {
  return { code: 'type', message: `${labels[field]} must be text` };
}
