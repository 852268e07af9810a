import type { AddedField, SpecifiedField } from './rules/fields.ts';

/**
 * What a visitor asks, as it is stored and mailed: NFC, trimmed, LF line breaks (section 3). The
 * subject is typed by the visitor or computed from the form's definition.
 */
export type EnquiryValues = Record<SpecifiedField | 'formType', string> &
  Partial<Record<AddedField, string>>;
