import type { EnquiryForm } from '../content/types/form.ts';
import { maxAddressLength } from './email-address.ts';

export type FieldName = 'name' | 'email' | 'subject' | 'message';

/** One field of an enquiry (section 3), for the form and the rules. */
export interface Field {
  name: FieldName;
  label: string;
  placeholder: string;
  /** `email` takes one address, `multiline` several lines; the others take one line of text. */
  type?: 'email' | 'multiline';
  /** Unicode code points after trimming. */
  maxLength: number;
  autoComplete?: 'name' | 'email';
}

/** The values that the function receives, stores and mails (section 7). */
export interface EnquiryValues extends Record<FieldName, string> {
  formType: string;
}

/** In the order of the form. */
export const fields: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    placeholder: 'Your Name',
    maxLength: 100,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email',
    placeholder: 'Email Address',
    type: 'email',
    maxLength: maxAddressLength,
    autoComplete: 'email',
  },
  { name: 'subject', label: 'Subject', placeholder: 'Subject', maxLength: 150 },
  {
    name: 'message',
    label: 'Message',
    placeholder: 'How can we help you?',
    type: 'multiline',
    maxLength: 5000,
  },
];

/** True if a visitor must fill in a field of a form (section 5). */
export const isRequired = ({ subject }: EnquiryForm, { name }: Field): boolean =>
  name !== 'subject' || subject.kind === 'typed';

/** The fields that a visitor sees on a form: the subject only where it may be typed. */
export const fieldsOn = ({ subject }: EnquiryForm): readonly Field[] =>
  fields.filter(
    ({ name }) => name !== 'subject' || subject.kind === 'typed' || subject.kind === 'optional',
  );
