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
  /** Below it. */
  note?: string;
}

/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const maxAddressLength = 254;

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
    note: "Please don't include passwords.",
  },
];
