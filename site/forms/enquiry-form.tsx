import { company } from '../../content/company.ts';
import { formNote } from '../../content/forms.ts';
import type { EnquiryForm as Form, Notice } from '../../content/model/form.ts';
import { sitePages } from '../../content/site-pages.ts';
import { PageLink } from '../shell/links/page-link.tsx';
import { Field } from '../ui/field.tsx';
import { Words } from '../ui/statement.tsx';
import { draftOf } from './drafts.ts';
import { functionName, functionsUrl } from './function-address.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

/** The enquiry form of every page; the differences between forms are in `content/forms.ts`. */
export function EnquiryForm({ form }: { form: Form }) {
  const { errors, sending, inlineNotice, formProps } = useEnquiryForm(form);
  const draft = draftOf(form.formType);
  const typesSubject = form.subject.kind === 'typed' || form.subject.kind === 'optional';
  return (
    <div className="rounded-card edge border-hairline bg-card p-6 sm:p-9">
      <h3 className="text-title">{form.heading}</h3>
      <p className="mt-2 text-note text-soft">
        <Words of={formNote} />
      </p>
      <TargetNotice id="message-sent" kind="success" notice={form.success} />
      <TargetNotice id="message-not-sent" kind="error" notice={form.failure} />
      <form
        method="post"
        action={`${functionsUrl}/${functionName}`}
        className="mt-6 grid gap-5 sm:grid-cols-2"
        {...formProps}
      >
        <input type="hidden" name="formType" value={form.formType} />
        <Trap />
        <Field
          name="name"
          label="Name"
          required
          autoComplete="name"
          placeholder={form.placeholders.name}
          defaultValue={draft.name ?? ''}
          error={errors.name?.message}
        />
        <Field
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="email"
          placeholder={form.placeholders.email}
          defaultValue={draft.email ?? ''}
          error={errors.email?.message}
        />
        {typesSubject && (
          <div className="sm:col-span-2">
            <Field
              name="subject"
              label="Subject"
              required={form.subject.kind === 'typed'}
              placeholder={form.placeholders.subject ?? ''}
              defaultValue={draft.subject ?? ''}
              error={errors.subject?.message}
            />
          </div>
        )}
        <div className="sm:col-span-2">
          <Field
            name="message"
            label="Message"
            multiline
            required
            placeholder={form.placeholders.message}
            defaultValue={draft.message ?? ''}
            error={errors.message?.message}
          />
        </div>
        <CollectionNotice />
        <div className="sm:col-span-2">
          {/* A submit held before hydration already shows Sending... (site/start/held-form.ts). */}
          <button
            type="submit"
            className="button w-full sm:w-52"
            disabled={sending}
            suppressHydrationWarning
          >
            {sending ? 'Sending...' : form.submitLabel}
          </button>
          {inlineNotice && (
            <p role="alert" className="mt-4">
              <strong>{inlineNotice.title}</strong> {inlineNotice.text}
            </p>
          )}
        </div>
      </form>
    </div>
  );
}

/** For visitors without scripts: hidden until the address names it. */
function TargetNotice({ id, kind, notice }: { id: string; kind: string; notice: Notice }) {
  return (
    <p id={id} className="target-notice mt-5" data-kind={kind} tabIndex={-1}>
      <strong className="block">{notice.title}</strong>
      {notice.text}
      {kind === 'error' && ' Your browser’s back button returns to what you typed.'}
    </p>
  );
}

/** A field that people cannot see and robots fill in. */
function Trap() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** One line under every form that says who collects the details, and why. */
function CollectionNotice() {
  return (
    <p className="text-small text-soft sm:col-span-2">
      {company.legalName} collects these details to answer your enquiry. See our{' '}
      <PageLink to={sitePages.privacy.path} className="link">
        privacy policy
      </PageLink>
      .
    </p>
  );
}
