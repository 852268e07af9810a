import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldName, fields } from '../../../content/fields.ts';
import type { EnquiryForm } from '../../../content/types/form.ts';
import { type EnquiryValues, type FieldErrors, validate } from '../../../enquiry/validate.ts';
import {
  type CapturedForm,
  clearSent,
  fieldId,
  focusOn,
  readFields,
  restoreForm,
  type Values,
} from './form-fields.ts';
import { notify } from './notices.tsx';
import { isTargetNotice, newKey, type Receipt, sendEnquiry } from './send-enquiry.ts';

/** The answer to the last message. */
export type Outcome = Receipt | 'unconfirmed';

const noAnnouncement = { refusals: 0, error: '' };

/**
 * An enquiry form's states (section 4): idle, sending, and idle again with the result.
 * @param captured The form before React rendered it.
 */
export function useEnquiryForm(form: EnquiryForm, captured: CapturedForm) {
  const [errors, setErrors] = useState<FieldErrors>({});
  /** For screen readers: the first error if its field has the focus already. Moving the focus would announce it. */
  const [announcement, setAnnouncement] = useState(noAnnouncement);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [wasSubmitted, setSubmitted] = useState(false);
  /** The last message that was not confirmed. It is sent again with the same key. */
  const attempt = useRef<{ payload: string; key: string }>(undefined);

  useLayoutEffect(() => restoreForm(captured), [captured]);

  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);

  const change = (name: FieldName) => {
    setErrors(({ [name]: _, ...others }) => others);
    setAnnouncement(noAnnouncement);
  };

  const showErrors = (found: FieldErrors) => {
    const first = fields.find(({ name }) => name in found)?.name ?? 'name';
    const isThere = document.activeElement?.id === fieldId(first);
    const error = (isThere && found[first]?.message) || '';
    flushSync(() => {
      setErrors(found);
      setAnnouncement(({ refusals }) => ({ refusals: refusals + 1, error }));
    });
    const missing = Object.values(found).some(({ code }) => code === 'missing');
    if (missing && form.missing !== 'inline') notify('error', form.missing);
    focusOn(fieldId(first));
  };

  const send = async (enquiry: EnquiryValues, sent: Values, button: HTMLElement | null) => {
    const payload = JSON.stringify(enquiry);
    const key = attempt.current?.payload === payload ? attempt.current.key : newKey();
    attempt.current = { payload, key };
    // A phone's keyboard, which would cover the answer, closes when its field loses the focus.
    button?.focus();
    setSending(true);
    const answer = await sendEnquiry(enquiry, key).catch((error: unknown) => {
      console.error('The enquiry was not confirmed:', error);
      return 'unconfirmed' as const;
    });
    const isReceived = answer !== 'unconfirmed';
    if (isReceived) {
      attempt.current = undefined;
      clearSent(sent);
    }
    flushSync(() => {
      setSending(false);
      setOutcome(answer);
    });
    // A disabled button loses the focus.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    if (isReceived) notify('success', form.success);
    else notify('error', form.failure);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = readFields();
    // Before `preventDefault`: if validation throws, the browser posts the form.
    const result = validate(form, sent);
    event.preventDefault();
    setSubmitted(true);
    setOutcome(undefined);
    // Else a reload would show the notice about a message that was sent before hydration.
    if (isTargetNotice(location.hash)) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    if (!result.ok) return showErrors(result.errors);
    setErrors({});
    void send(result.enquiry, sent, event.submitter);
  };

  return { errors, announcement, sending, outcome, wasSubmitted, change, submit };
}
