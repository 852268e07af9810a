import type { EnquiryForm } from '../content/types/form.ts';

export type FieldName = 'name' | 'email' | 'subject' | 'message';

/** One field of an enquiry (section 3), for the form and the rules. */
export interface Field {
  name: FieldName;
  label: string;
  placeholder: string;
  /** What error messages call it. */
  noun: string;
  /** `email` takes one address, `multiline` several lines; the others take one line of text. */
  type?: 'email' | 'multiline';
  /** Unicode code points after trimming. */
  longest: number;
  autoComplete?: 'name' | 'email';
}

/** What the function receives, stores and mails (section 7). */
export interface EnquiryValues extends Record<FieldName, string> {
  formType: string;
}

/** In the order of the form. */
export const fields: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    placeholder: 'Your Name',
    noun: 'name',
    longest: 100,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email',
    placeholder: 'Email Address',
    noun: 'email address',
    type: 'email',
    // The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, less the angle brackets).
    longest: 254,
    autoComplete: 'email',
  },
  { name: 'subject', label: 'Subject', placeholder: 'Subject', noun: 'subject', longest: 150 },
  {
    name: 'message',
    label: 'Message',
    placeholder: 'How can we help you?',
    noun: 'message',
    type: 'multiline',
    longest: 5000,
  },
];

/** Whether a visitor must fill in a field of a form (section 5). */
export const isRequired = ({ subject }: EnquiryForm, { name }: Field): boolean =>
  name !== 'subject' || subject.kind === 'typed';

/** The fields that a visitor sees on a form: the subject only where it may be typed. */
export const fieldsOn = ({ subject }: EnquiryForm): readonly Field[] =>
  fields.filter(
    ({ name }) => name !== 'subject' || subject.kind === 'typed' || subject.kind === 'optional',
  );
