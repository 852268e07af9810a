import {
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { EnquiryForm } from '../../content/model.ts';
import { type EnquiryValues, type FieldName, fields } from '../../enquiry/fields.ts';
import { type FieldErrors, validate } from '../../enquiry/validate.ts';
import { notify } from '../shell/notices.tsx';
import { useDraft } from './drafts.tsx';
import { newKey, sendEnquiry } from './send-enquiry.ts';
import { fieldId, typedIn, typeInto, type Values } from './typed-in.ts';

/** The states of an enquiry form (section 4): idle, sending, and idle again with the result. */
export function useEnquiryForm(form: EnquiryForm) {
  const { draft, changeDraft, typed } = useDraft(form.formType);
  const { values, sending, receipt } = draft;
  const [errors, setErrors] = useState<FieldErrors>({});
  const button = useRef<HTMLButtonElement>(null);
  /** Unlike state it changes at once, for a second submit in the same task. */
  const busy = useRef(false);
  const buttonHadFocus = useRef(false);

  // What was typed before React came, where a field came out empty; else what the field holds.
  useLayoutEffect(() => {
    if (!typed.current) return;
    const { values, focus } = typed.current;
    typed.current = undefined;
    const found = { ...values, ...typedIn(document).values };
    if (Object.keys(found).length > 0) {
      changeDraft((now) => ({ ...now, values: { ...now.values, ...found } }));
    }
    if (focus && document.activeElement === document.body) focusOn(focus);
  }, [typed, changeDraft]);

  useLayoutEffect(() => typeInto(document, values), [values]);

  // A disabled button loses the focus: it has it back when the button is enabled.
  useEffect(() => {
    if (sending || !buttonHadFocus.current) return;
    buttonHadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [sending]);

  const change = (name: FieldName) => {
    // All of them: password managers may fill in others without an event.
    const { values } = typedIn(document);
    changeDraft((now) => ({ ...now, values }));
    setErrors(({ [name]: _, ...others }) => others);
  };

  const refuse = (found: FieldErrors) => {
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
    changeDraft((now) => ({ values: now.values, sending: true, attempt }));
    try {
      const received = await sendEnquiry(enquiry, key);
      changeDraft((now) => ({
        values: unsent(now.values, sent),
        sending: false,
        receipt: received,
      }));
      notify('success', form.success);
    } catch (error) {
      console.error('The enquiry was not confirmed:', error);
      changeDraft((now) => ({ ...now, sending: false }));
      notify('error', form.failure);
    } finally {
      busy.current = false;
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = typedIn(document).values;
    // Before `preventDefault`: in a browser where the rules fail, the form is posted without them.
    const result = validate(form, sent);
    event.preventDefault();
    if (busy.current || sending) return;
    changeDraft((now) => ({ ...now, values: sent }));
    if (!result.ok) return refuse(result.errors);
    setErrors({});
    busy.current = true;
    buttonHadFocus.current = document.activeElement === button.current;
    void send(result.enquiry, sent);
  };

  return {
    errors,
    sending,
    receipt,
    change,
    formProps: { onSubmit: submit, onKeyDown: ignoreHeldEnter },
    buttonProps: { ref: button, onClick: ignoreDoubleClick },
  };
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

/** Enter that is held down would submit again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault();
}

/** The second click would find the form emptied, or refuse it again. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
