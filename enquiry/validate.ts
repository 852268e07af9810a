import { type Field, type FieldName, fields } from '../content/fields.ts';
import type { EnquiryForm, SubjectRule } from '../content/types/form.ts';
import { asciiAddress, isEmailAddress } from './email-address.ts';

/** The values that the function receives, stores and mails (section 7). */
export interface EnquiryValues extends Record<FieldName, string> {
  formType: string;
}

export interface FieldError {
  code: 'missing' | 'malformed' | 'too_long' | 'line_break' | 'type';
  /** Tells the visitor what is wrong, or what to do. Never repeats the value. */
  message: string;
}

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

type Validation = { ok: true; enquiry: EnquiryValues } | { ok: false; errors: FieldErrors };

/** True if a visitor must fill in a field of a form (section 5). */
export const isRequired = ({ subject }: EnquiryForm, { name }: Field): boolean =>
  name !== 'subject' || subject.kind === 'typed';

/** The fields that a visitor sees on a form: the subject only where it may be typed. */
export const fieldsOn = ({ subject }: EnquiryForm): readonly Field[] =>
  fields.filter(
    ({ name }) => name !== 'subject' || subject.kind === 'typed' || subject.kind === 'optional',
  );

/**
 * Validates an enquiry, in the browser and again in the function (section 5). Only the form's own
 * fields count: a subject that the form computes is never read. Never throws.
 */
export function validate(form: EnquiryForm, input: object): Validation {
  const given = new Map<string, unknown>(Object.entries(input));
  const errors: FieldErrors = {};
  const typed = { name: '', email: '', subject: '', message: '' };
  for (const field of fieldsOn(form)) {
    const value = given.get(field.name) ?? '';
    const text = typeof value === 'string' ? clean(field, value) : undefined;
    const error = checkField(field, text, isRequired(form, field));
    if (error) errors[field.name] = error;
    else if (text !== undefined && visible.test(text)) typed[field.name] = text;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    enquiry: {
      ...typed,
      email: asciiAddress(typed.email),
      subject: resolveSubject(form.subject, typed.name, typed.subject),
      formType: form.formType,
    },
  };
}

/**
 * Characters that nobody can see or that can hide or reverse text: control characters but tab and line break,
 * halves of surrogate pairs, places of pasted objects, soft hyphens, zero-width and bidi controls,
 * tags. Joiners go too: a family emoji becomes three people, which a reader still understands.
 */
const invisible =
  /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufff9-\ufffc]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** A character that a reader sees: neither a space nor a filler. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

function clean({ type }: Field, value: string): string {
  const text = value.replace(invisible, '').normalize('NFC');
  if (type === 'multiline') return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();
  const line = text.replace(/[\u2028\u2029]/g, '').replace(/\t/g, ' ');
  // A phone makes a full stop of two spaces at the end.
  return type === 'email' ? line.trim().replace(/\.$/, '') : line.trim();
}

function checkField(
  field: Field,
  text: string | undefined,
  required: boolean,
): FieldError | undefined {
  const { label, type, maxLength } = field;
  const noun = type === 'email' ? 'email address' : label.toLowerCase();
  if (text === undefined) return { code: 'type', message: `${label} must be text` };
  if (!visible.test(text)) {
    return required ? { code: 'missing', message: `${label} is required` } : undefined;
  }
  const length = [...text].length;
  if (length > maxLength) {
    const [limit, now] = [maxLength, length].map((count) => count.toLocaleString('en-AU'));
    return {
      code: 'too_long',
      message: `Please shorten your ${noun} to ${limit} characters; it has ${now}.`,
    };
  }
  if (type === 'email' && !isEmailAddress(text)) {
    return { code: 'malformed', message: 'Invalid email address' };
  }
  // No form can send one in a single line.
  if (type === undefined && /[\n\r]/.test(text)) {
    return { code: 'line_break', message: `Please write your ${noun} on one line.` };
  }
  return undefined;
}

/** The subject that is sent (section 3, 'Subject per page'). */
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
