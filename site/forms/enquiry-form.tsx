import { firstAnswer } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { formNote } from '../../content/forms.ts';
import type { EnquiryForm as Form, Notice } from '../../content/model/form.ts';
import { textOf } from '../../content/model/statement.ts';
import { sitePages } from '../../content/site-pages.ts';
import { fieldsOn, isRequired } from '../../enquiry/rules/fields.ts';
import { PageLink } from '../shell/links/page-link.tsx';
import { Field } from '../ui/field.tsx';
import { draftOf } from './drafts.ts';
import { functionName, functionsUrl } from './function-address.ts';
import { replyPromise } from './reply-promise.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

/** The enquiry form of every page; the differences between forms are in `content/forms.ts`. */
export function EnquiryForm({ form }: { form: Form }) {
  const { errors, sending, inlineNotice, receipt, formProps } = useEnquiryForm(form);
  const draft = draftOf(form.formType);
  return (
    <div className="card enquiry">
      <h3 className="title">{form.heading}</h3>
      <p className="note soft">{formNote}</p>
      {/* The receipt says what became of a later message. */}
      {!receipt && (
        <>
          <TargetNotice id="message-sent" kind="success" notice={form.success} />
          <TargetNotice id="message-not-sent" kind="error" notice={form.failure} />
        </>
      )}
      <form method="post" action={`${functionsUrl}/${functionName}`} {...formProps}>
        <input type="hidden" name="formType" value={form.formType} />
        <Honeypot />
        {fieldsOn(form).map((field) => {
          const required = isRequired(form, field);
          return (
            <Field
              key={field.name}
              name={field.name}
              label={field.label}
              type={field.type}
              className={field.half ? 'field half' : 'field'}
              required={required}
              autoComplete={field.autoComplete}
              placeholder={required ? field.placeholder : `${field.placeholder} (optional)`}
              defaultValue={draft[field.name] ?? ''}
              error={errors[field.name]?.message}
            />
          );
        })}
        <CollectionNotice />
        <div className="send">
          {/* A submit held before hydration already shows Sending... (site/start/3-held-form.ts). */}
          <button type="submit" className="button" disabled={sending} suppressHydrationWarning>
            {sending ? 'Sending...' : form.submitLabel}
          </button>
          <p className="note">
            {replyPromise} {textOf(firstAnswer)}
          </p>
          {inlineNotice && (
            <p role="alert">
              <strong>{inlineNotice.title}</strong> {inlineNotice.text}
            </p>
          )}
        </div>
      </form>
      {receipt}
    </div>
  );
}

/** For visitors without scripts: hidden until the address names it. */
function TargetNotice({ id, kind, notice }: { id: string; kind: string; notice: Notice }) {
  return (
    <p id={id} className="target-notice" data-kind={kind} tabIndex={-1}>
      <strong className="block">{notice.title}</strong>
      {notice.text}
      {kind === 'success' && <span className="block">{replyPromise}</span>}
      {kind === 'error' && ' Your browser’s back button returns to what you typed.'}
    </p>
  );
}

/** A field that people cannot see and bots fill in. */
function Honeypot() {
  return (
    <div className="spare" aria-hidden="true">
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
    <p className="small soft">
      {company.legalName} collects these details to answer your enquiry. See our{' '}
      <PageLink to={sitePages.privacy.path} className="link">
        privacy policy
      </PageLink>
      .
    </p>
  );
}
