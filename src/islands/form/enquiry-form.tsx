import { type KeyboardEvent, type MouseEvent, Suspense } from 'react';
import { useLocation } from 'react-router';
import { firstAnswer, replyTime } from '../../../content/commitments.ts';
import { company } from '../../../content/company.ts';
import { formNote } from '../../../content/forms.ts';
import { sitePages } from '../../../content/site-pages.ts';
import type { EnquiryForm, Notice } from '../../../content/types/form.ts';
import { fieldsOn, isRequired } from '../../../enquiry/validate.ts';
import { PageLink } from '../../components/page-link.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Draft } from './drafts.tsx';
import { LabelledField } from './labelled-field.tsx';
import { formAction, isTargetNotice } from './send-enquiry.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

const replyPromise = `We reply within ${replyTime}.`;

/** The enquiry form of every page. Differences between forms are in `content/forms.ts`. */
export function EnquiryFormCard({ form }: { form: EnquiryForm }) {
  return (
    <div className="enquiry-form card">
      <h3 className="title">{form.heading}</h3>
      <p className="note soft">{formNote}</p>
      {/* If something changed the form before hydration, React renders only this boundary again. */}
      <Suspense fallback={null}>
        <Fields form={form} />
      </Suspense>
    </div>
  );
}

function Fields({ form }: { form: EnquiryForm }) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const { errorOf, announcement, sending, outcome, change, submit } = useEnquiryForm(form);
  const label = sending ? 'Sending...' : form.submitLabel;
  return (
    <>
      {(!hydrated || isTargetNotice(hash)) && (
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
        <input type="hidden" name="formType" value={form.formType} />
        <Honeypot />
        {fieldsOn(form).map((field) => (
          <LabelledField
            key={field.name}
            field={field}
            required={isRequired(form, field)}
            error={errorOf(field.name)}
            validates={hydrated}
            onChange={() => change(field.name)}
          />
        ))}
        <p className="small soft">
          {company.legalName} collects these details to answer your enquiry.{' '}
          <span className="keep-together">
            See our{' '}
            <PageLink to={sitePages.privacy.path} className="link">
              privacy policy
            </PageLink>
            .
          </span>
        </p>
        <p className="note">
          {replyPromise} {firstAnswer}
        </p>
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
        </div>
      </form>
    </>
  );
}

/** Stays when the notice has gone. The key lets React replace a translated line. */
function OutcomeLine({ outcome }: { outcome: NonNullable<Draft['outcome']> }) {
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

function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
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
