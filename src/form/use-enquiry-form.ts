import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryForm } from '../../content/types/form.ts';
import { type EnquiryValues, type FieldName, fields } from '../../enquiry/fields.ts';
import { type FieldErrors, validate } from '../../enquiry/validate.ts';
import { notify } from '../shell/notices.tsx';
import { type Draft, useDraft } from './drafts.tsx';
import { fieldId, fillFields, readFields, type Values } from './form-fields.ts';
import { newKey, sendEnquiry } from './send-enquiry.ts';

/** The states of an enquiry form (section 4): idle, sending, and idle again with the result. */
export function useEnquiryForm(form: EnquiryForm) {
  const { draft, changeDraft } = useDraft(form.formType);
  const { values, sending, receipt, focus } = draft;
  const [errors, setErrors] = useState<FieldErrors>({});

  // What was typed before React came, where a field came out empty; else what the field holds.
  useLayoutEffect(() => {
    const found = readFields();
    changeDraft(({ focus, ...now }) => ({ ...now, values: { ...now.values, ...found } }));
    if (focus && document.activeElement === document.body) focusOn(focus);
  }, [focus, changeDraft]);

  useLayoutEffect(() => fillFields(values), [values]);

  const change = (name: FieldName) => {
    // All of them: password managers may fill in others without an event.
    const values = readFields();
    changeDraft((now) => ({ ...now, values }));
    setErrors(({ [name]: _, ...others }) => others);
  };

  const refuse = (found: FieldErrors, sent: Values) => {
    changeDraft((now) => ({ ...now, values: sent }));
    setErrors(found);
    const missing = Object.values(found).some(({ code }) => code === 'missing');
    if (missing && form.missing !== 'inline') notify('error', form.missing);
    const first = fields.find(({ name }) => name in found);
    if (first) focusOn(fieldId(first.name));
  };

  const send = async (enquiry: EnquiryValues, sent: Values) => {
    const payload = JSON.stringify(enquiry);
    const key = draft.attempt?.payload === payload ? draft.attempt.key : newKey();
    const attempt = { payload, key };
    const focused = document.activeElement;
    changeDraft(({ added }) => ({ values: sent, sending: true, attempt, added }));
    const end = (next: (draft: Draft) => Draft) => {
      flushSync(() => changeDraft(next));
      // A disabled button loses the focus.
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
    try {
      const receipt = await sendEnquiry(enquiry, key);
      end((now) => ({ values: unsent(now.values, sent), sending: false, receipt }));
      notify('success', form.success);
    } catch (error) {
      console.error('The enquiry was not confirmed:', error);
      end((now) => ({ ...now, sending: false }));
      notify('error', form.failure);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = readFields();
    // Before `preventDefault`: in a browser where the rules fail, the form is posted without them.
    const result = validate(form, sent);
    event.preventDefault();
    if (sending) return;
    if (!result.ok) return refuse(result.errors, sent);
    setErrors({});
    void send(result.enquiry, sent);
  };

  // A tool fills the message in without an event: what is there now is not missing.
  const errorOf = (name: FieldName) => {
    const error = errors[name];
    return error?.code === 'missing' && values[name]?.trim() ? undefined : error?.message;
  };

  return { errorOf, sending, receipt, change, submit };
}

/** What was typed while the message was on its way stays. */
function unsent(now: Values, sent: Values): Values {
  const left = { ...now };
  for (const { name } of fields) if (left[name] === sent[name]) left[name] = '';
  return left;
}

function focusOn(id: string) {
  document.getElementById(id)?.focus();
}
