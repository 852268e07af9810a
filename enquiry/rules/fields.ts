import type { EnquiryForm } from '../../content/model/form.ts';

/** All that the website knows of one field of an enquiry: whatever handles fields reads it here. */
interface FieldRule {
  name: string;
  label: string;
  placeholder: string;
  /** What messages call it, and the privacy policy too, when it is not its name. */
  noun?: string;
  /** 'email' takes one address, 'multiline' several lines, the others one line of text. */
  type?: 'email' | 'tel' | 'multiline';
  /** Unicode code points after trimming. */
  longest: number;
  /** Takes half of the form's width on wide screens. */
  half?: true;
  autoComplete?: 'name' | 'email' | 'tel' | 'organization';
}

/** The fields of the specification (section 3): every enquiry has them. */
export type SpecifiedField = 'name' | 'email' | 'subject' | 'message';

/**
 * Any other field is optional on every form. Left blank, it is in no request, mail or record, so
 * that what the specification says stays true.
 */
type Listed = FieldRule & ({ name: SpecifiedField } | { optional: true });

/** The one list of fields, in the order of the form. `CONTRIBUTING.md` says how to add one. */
const list = [
  {
    name: 'name',
    label: 'Name',
    placeholder: 'Your Name',
    longest: 100,
    half: true,
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
    half: true,
    autoComplete: 'email',
  },
  {
    name: 'subject',
    label: 'Subject',
    placeholder: 'Subject',
    // What a visitor may type; a subject computed from a name may be longer.
    longest: 150,
  },
  {
    name: 'message',
    label: 'Message',
    placeholder: 'How can we help you?',
    type: 'multiline',
    longest: 5000,
  },
] as const satisfies readonly Listed[];

export type FieldName = (typeof list)[number]['name'];
export type AddedField = Exclude<FieldName, SpecifiedField>;

export interface Field extends FieldRule {
  name: FieldName;
  optional?: true;
}

export const fields: readonly Field[] = list;

/** Whether a visitor must fill in a field of a form. */
export const isRequired = ({ subject }: EnquiryForm, { name, optional }: Field): boolean =>
  name === 'subject' ? subject.kind === 'typed' : !optional;

/** The fields that a visitor can fill in on a form. */
export const fieldsOn = (form: EnquiryForm): readonly Field[] =>
  fields.filter(
    (field) =>
      field.name !== 'subject' || isRequired(form, field) || form.subject.kind === 'optional',
  );
