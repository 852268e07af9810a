import { type KeyboardEvent, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { replyTime } from '../../../content/commitments.ts';
import { company } from '../../../content/company.ts';
import { sitePages } from '../../../content/site-pages.ts';
import type { EnquiryForm as FormDefinition, Notice } from '../../../content/types/form.ts';
import { fieldsOn, isRequired } from '../../../enquiry/validate.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { type CapturedForm, captureForm } from './form-fields.ts';
import { LabelledField } from './labelled-field.tsx';
import { Notices } from './notices.tsx';
import { formAction } from './send-enquiry.ts';
import { type Outcome, useEnquiryForm } from './use-enquiry-form.ts';

const replyPromise = `We reply within ${replyTime}.`;

/** The enquiry form of every page. Differences between forms are in `content/forms.ts`. */
export function EnquiryForm({ form }: { form: FormDefinition }) {
  // Outside the boundary: if something changed the form before hydration, React renders only the boundary again.
  const [captured] = useState(captureForm);
  const hydrated = useHydrated();
  return (
    <>
      <ErrorBoundary fallback={<PlainForm form={form} />}>
        <Suspense fallback={null}>
          <LiveForm form={form} captured={captured} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary silent>{hydrated && createPortal(<Notices />, document.body)}</ErrorBoundary>
    </>
  );
}

/** Posts what was typed, as a form without scripts does. */
function PlainForm({ form }: { form: FormDefinition }) {
  const [{ values }] = useState(captureForm);
  return (
    <form className="stack" method="post" action={formAction}>
      <Hidden form={form} />
      {fieldsOn(form).map((field) => (
        <LabelledField
          key={field.name}
          field={field}
          required={isRequired(form, field)}
          defaultValue={values[field.name]}
        />
      ))}
      <button type="submit" className="button">
        {form.submitLabel}
      </button>
      <SmallPrint />
    </form>
  );
}

interface LiveFormProps {
  form: FormDefinition;
  captured: CapturedForm;
}

function LiveForm({ form, captured }: LiveFormProps) {
  const hydrated = useHydrated();
  const { errors, announcement, sending, outcome, wasSubmitted, change, submit } = useEnquiryForm(
    form,
    captured,
  );
  const label = sending ? 'Sending...' : form.submitLabel;
  return (
    <>
      {!wasSubmitted && (
        <>
          <TargetNotice id="message-sent" kind="success" notice={form.success} />
          <TargetNotice id="message-not-sent" kind="error" notice={form.failure} />
        </>
      )}
      <form
        className="stack"
        method="post"
        action={formAction}
        noValidate={hydrated}
        onSubmit={submit}
        onKeyDown={ignoreRepeatedEnter}
      >
        <Hidden form={form} />
        {fieldsOn(form).map((field) => (
          <LabelledField
            key={field.name}
            field={field}
            required={isRequired(form, field)}
            error={errors[field.name]?.message}
            validates={hydrated}
            onInput={() => change(field.name)}
          />
        ))}
        <div className="submit-row">
          <button type="submit" className="button" disabled={sending} onClick={ignoreDoubleClick}>
            <span key={label}>{label}</span>
          </button>
          {/* Screen readers announce text that is added to an existing region. */}
          <p className="note" role="status">
            {outcome && <OutcomeLine outcome={outcome} />}
            {announcement.error && (
              <span key={announcement.refusals} className="visually-hidden">
                {announcement.error}
              </span>
            )}
          </p>
          <SmallPrint />
        </div>
      </form>
    </>
  );
}

/** The form's code, and a field that only programs fill in. */
function Hidden({ form }: { form: FormDefinition }) {
  return (
    <>
      <input type="hidden" name="formType" value={form.formType} />
      <div className="honeypot" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

function SmallPrint() {
  return (
    <p className="small soft">
      {replyPromise} {company.legalName} collects these details to answer your enquiry.{' '}
      <span className="keep-together">
        See our{' '}
        <a href={sitePages.privacy.path} className="link">
          privacy policy
        </a>
        .
      </span>
    </p>
  );
}

/** Stays when the notice has gone. The key lets React replace a translated line. */
function OutcomeLine({ outcome }: { outcome: Outcome }) {
  if (outcome === 'unconfirmed') {
    return <span>Not confirmed. Your message is still here: send it again, or call us.</span>;
  }
  const { reference } = outcome;
  return (
    <span key={reference}>
      <strong>Received.</strong>{' '}
      {reference && (
        <>
          Reference <span translate="no">{reference}</span>.{' '}
        </>
      )}
      {replyPromise}
    </span>
  );
}

/** A notice for visitors without scripts, shown by `:target`. */
function TargetNotice({ id, kind, notice }: { id: string; kind: string; notice: Notice }) {
  return (
    <p id={id} className="target-notice" data-kind={kind} tabIndex={-1}>
      <strong className="block">{notice.title}</strong>
      {notice.text}
      {kind === 'success' && <span className="block">{replyPromise}</span>}
      {kind === 'error' && " Your browser's back button returns to what you typed."}
    </p>
  );
}

/** Holding Enter down would submit repeatedly. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault();
}

/** The second click would submit a cleared form, or show its errors again. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
