import { forms } from '../../content/forms.ts';
import type { EnquiryForm, Notice } from '../../content/model/form.ts';
import { typed } from '../browser/enquiry-page.ts';
import { type FormRow, formRows } from '../specification/specified-forms.ts';

const textOf = ({ title, text }: Notice) => [title, text] as const;

function subjectOf({ subject }: EnquiryForm): Pick<FormRow, 'subject' | 'typed'> {
  switch (subject.kind) {
    case 'typed':
      return { subject: typed.subject, typed: 'required' };
    case 'optional':
      return { subject: typed.subject, typed: { fallback: subject.fallback } };
    case 'fixed':
      return { subject: subject.text };
    case 'from-name':
      return { subject: subject.template.replaceAll('{name}', typed.name) };
  }
}

/** A row for a form that is not in the specification, from its own content. */
const rowOf = (form: EnquiryForm): FormRow => ({
  path: form.page,
  formType: form.formType,
  ...subjectOf(form),
  ...(form.missing === 'inline' ? {} : { missing: textOf(form.missing) }),
  failure: textOf(form.failure),
  success: textOf(form.success),
  button: form.submitLabel,
  heading: form.heading,
});

/** Every form of the site: specified forms with the specification's words, others with their own. */
export const siteForms: readonly FormRow[] = [
  ...formRows,
  ...forms.filter(({ page }) => !formRows.some(({ path }) => path === page)).map(rowOf),
];
