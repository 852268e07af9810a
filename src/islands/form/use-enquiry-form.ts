import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { type FieldName, fields } from '../../../content/fields.ts';
import type { EnquiryForm } from '../../../content/types/form.ts';
import { type EnquiryValues, type FieldErrors, validate } from '../../../enquiry/validate.ts';
import { notify } from '../../shell/notices.tsx';
import { useDraft } from './drafts.tsx';
import { fieldId, fillFields, readFields, type Values } from './form-fields.ts';
import { isTargetNotice, newKey, sendEnquiry } from './send-enquiry.ts';

const noAnnouncement = { refusals: 0, error: '' };

/** An enquiry form's states (section 4): idle, sending, and idle again with the result. */
export function useEnquiryForm(form: EnquiryForm) {
  const { draft, changeDraft } = useDraft(form.formType);
  const { values, sending, outcome, focus } = draft;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldErrors>({});
  /** For screen readers: the first error if its field has the focus already. Moving the focus would announce it. */
  const [announcement, setAnnouncement] = useState(noAnnouncement);

  // A field that React rendered empty gets what was captured; all others keep what they hold.
  useLayoutEffect(() => {
    const found = readFields();
    changeDraft(({ focus, ...now }) => ({ ...now, values: { ...now.values, ...found } }));
    if (focus && document.activeElement === document.body) focusOn(focus);
  }, [focus, changeDraft]);

  useLayoutEffect(() => fillFields(values), [values]);

  const change = (name: FieldName) => {
    // All fields, since password managers may fill in others without an event.
    const values = readFields();
    changeDraft((now) => ({ ...now, values }));
    setErrors(({ [name]: _, ...others }) => others);
    setAnnouncement(noAnnouncement);
  };

  const showErrors = (found: FieldErrors, sent: Values) => {
    const first = fields.find(({ name }) => name in found)?.name ?? 'name';
    const isThere = document.activeElement?.id === fieldId(first);
    const error = (isThere && found[first]?.message) || '';
    flushSync(() => {
      changeDraft((now) => ({ ...now, values: sent }));
      setErrors(found);
      setAnnouncement(({ refusals }) => ({ refusals: refusals + 1, error }));
    });
    const missing = Object.values(found).some(({ code }) => code === 'missing');
    if (missing && form.missing !== 'inline') notify('error', form.missing);
    focusOn(fieldId(first));
  };

  const send = async (enquiry: EnquiryValues, sent: Values) => {
    const payload = JSON.stringify(enquiry);
    const key = draft.attempt?.payload === payload ? draft.attempt.key : newKey();
    const attempt = { payload, key };
    const focused = document.activeElement;
    changeDraft((now) => ({ ...now, values: sent, sending: true, attempt, outcome: undefined }));
    const outcome = await sendEnquiry(enquiry, key).catch((error: unknown) => {
      console.error('The enquiry was not confirmed:', error);
      return 'unconfirmed' as const;
    });
    const isReceived = outcome !== 'unconfirmed';
    flushSync(() =>
      changeDraft(({ attempt, added, ...now }) =>
        isReceived
          ? { ...now, values: withoutSent(now.values, sent), sending: false, outcome }
          : { ...now, attempt, added, sending: false, outcome },
      ),
    );
    // A disabled button loses the focus.
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (isReceived) notify('success', form.success);
    else notify('error', form.failure);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = readFields();
    // Before `preventDefault`: if validation throws, the browser posts the form.
    const result = validate(form, sent);
    event.preventDefault();
    if (sending) return;
    // Else the notice about a message that was sent before hydration would stay, and come back with a reload.
    if (isTargetNotice(hash)) navigate({ search }, { replace: true, preventScrollReset: true });
    if (!result.ok) return showErrors(result.errors, sent);
    setErrors({});
    void send(result.enquiry, sent);
  };

  // A tool may have filled in the message without an event.
  const errorOf = (name: FieldName) => {
    const error = errors[name];
    return error?.code === 'missing' && values[name]?.trim() ? undefined : error?.message;
  };

  return { errorOf, announcement, sending, outcome, change, submit };
}

/** Clears what was sent, and keeps what was typed meanwhile. */
function withoutSent(now: Values, sent: Values): Values {
  const kept = { ...now };
  for (const { name } of fields) if (kept[name] === sent[name]) kept[name] = '';
  return kept;
}

function focusOn(id: string) {
  document.getElementById(id)?.focus();
}
