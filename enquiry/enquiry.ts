import type { FieldName } from '../content/model/form.ts';

/** What a visitor asks, as it is stored and mailed: NFC, trimmed, LF line breaks (section 3). */
export interface EnquiryValues {
  name: string;
  email: string;
  /** Typed by the visitor or computed from the form's definition. */
  subject: string;
  message: string;
  formType: string;
}

/** The longest value of each field, in Unicode code points after trimming. */
export const limits = {
  name: 100,
  /** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, less the angle brackets). */
  email: 254,
  /** What a visitor may type; a subject computed from a name may be longer. */
  subject: 150,
  message: 5000,
} as const satisfies Record<FieldName, number>;
