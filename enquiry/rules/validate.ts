import type { EnquiryForm, SubjectRule } from '../../content/model/form.ts';
import type { EnquiryValues } from '../enquiry.ts';
import { isEmailAddress } from './email-address.ts';
import { type Field, type FieldName, fields, fieldsOn, isRequired } from './fields.ts';

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
  const typed = new Map<FieldName, string>();
  for (const field of fieldsOn(form)) {
    const value = given.get(field.name) ?? '';
    const text = typeof value === 'string' ? clean(field, value) : '';
    const error = judge(field, text, isRequired(form, field));
    if (error) errors[field.name] = error;
    if (visible.test(text)) typed.set(field.name, text);
  }
  for (const { name, label } of fields) {
    const value = given.get(name);
    if (value !== undefined && typeof value !== 'string') {
      errors[name] = { code: 'type', message: `${label} must be text` };
    }
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const read = (name: FieldName) => typed.get(name) ?? '';
  const enquiry = {
    name: read('name'),
    email: read('email'),
    subject: resolveSubject(form.subject, read('name'), read('subject')),
    message: read('message'),
    formType: form.formType,
  };
  const added = fields.flatMap(({ name, optional }) =>
    optional && typed.has(name) ? [[name, read(name)]] : [],
  );
  return { ok: true, enquiry: { ...enquiry, ...Object.fromEntries(added) } };
}

function resolveSubject(rule: SubjectRule, name: string, typed: string): string {
  switch (rule.kind) {
    case 'typed':
      return typed;
    case 'optional':
      return typed || rule.fallback;
    case 'fixed':
      return rule.text;
    case 'from-name':
      // A function, because '$&' and the like in a name are patterns in a replacement string.
      return rule.template.replace('{name}', () => name);
  }
}

/**
 * Invisible characters that can reverse text or hide in it: zero-width spaces and joiners, bidi
 * marks, embeddings and isolates, invisible operators, tags. ZWJ and ZWNJ are removed too: a family
 * emoji becomes three people, which a reader still understands.
 */
const invisible =
  /\u061c|\u180e|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u206f]|\ufeff|[\u{e0000}-\u{e007f}]/gu;

/** A character that a reader sees: neither a space nor a filler. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const control = { line: /[\p{Cc}\u2028\u2029]/u, lines: /[^\P{Cc}\t\n]/u } as const;

function clean({ type }: Field, value: string): string {
  const text = value.replace(invisible, '').normalize('NFC').trim();
  return type === 'multiline' ? text.replace(/\r\n?|[\u2028\u2029]/g, '\n') : text;
}

function judge(field: Field, text: string, required: boolean): FieldError | undefined {
  const { label, name, noun = name, type } = field;
  if (!visible.test(text)) {
    return required ? { code: 'missing', message: `${label} is required` } : undefined;
  }
  const length = [...text].length;
  if (length > field.longest) return tooLong(field, length);
  if (type === 'email') {
    return isEmailAddress(text)
      ? undefined
      : { code: 'malformed', message: 'Invalid email address' };
  }
  if (!text.isWellFormed()) {
    return { code: 'malformed', message: `Please remove the broken character from your ${noun}.` };
  }
  if (type === 'multiline') {
    return control.lines.test(text)
      ? {
          code: 'control_character',
          message: `Please remove the control characters from your ${noun}.`,
        }
      : undefined;
  }
  return control.line.test(text)
    ? {
        code: 'control_character',
        message: `Please write your ${noun} on one line, without tabs or control characters.`,
      }
    : undefined;
}

function tooLong({ name, noun = name, longest }: Field, length: number): FieldError {
  const [limit, now] = [longest, length].map((count) => count.toLocaleString('en-AU'));
  return {
    code: 'too_long',
    message: `Please shorten your ${noun} to ${limit} characters; it has ${now}.`,
  };
}
