/** A message that appears over the page (section 8). */
export interface Notice {
  title: string;
  text: string;
}

/** Source of an enquiry's subject (section 3, 'Subject per page'). */
export type SubjectRule =
  /** The visitor must type it. */
  | { kind: 'typed' }
  /** The visitor may type it; blank becomes `fallback`. */
  | { kind: 'optional'; fallback: string }
  /** Always this text. */
  | { kind: 'fixed'; text: string }
  /** The template with `{name}` replaced by the visitor's trimmed name. */
  | { kind: 'from-name'; template: string };

/** One enquiry form (sections 3, 4, 5 and 8). */
export interface EnquiryForm {
  /** Code that is sent with the enquiry (section 3). */
  formType: string;
  /** Path of its page. */
  page: string;
  /** Heading above the fields. */
  heading: string;
  /** Label of the submit button while idle (section 4). */
  submitLabel: string;
  subject: SubjectRule;
  /** Notice for a missing value, or 'inline': messages under the fields and no notice (section 5). */
  missing: Notice | 'inline';
  /** Notice after a failure (section 8). */
  failure: Notice;
  /** Notice after success (section 8). */
  success: Notice;
}
