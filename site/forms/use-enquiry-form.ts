import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { EnquiryForm, FieldName, Notice } from '../../content/model.ts';
import type { FieldErrors } from '../../enquiry/rules/validate.ts';
import { notify, prepareNotices } from '../shell/notices/notify.ts';
import { type Draft, dropDraft, dropIdempotencyKey, idempotencyKey, keepDraft } from './drafts.ts';

const fields = ['name', 'email', 'subject', 'message'] as const satisfies FieldName[];

/** The rules and the call: needed when something is sent, so fetched when somebody begins to. */
const loadSending = () =>
  Promise.all([import('../../enquiry/rules/validate.ts'), import('./send-enquiry.ts')]);

/** With a broken network it would be too late to fetch them at the end. */
function prepareSending(): void {
  prepareNotices();
  loadSending().catch(() => {
    // Tried again, and reported, on submit.
  });
}

/** A notice that could not be shown over the page, because its script could not be had. */
export type StandingNotice = Notice & { kind: 'error' | 'success' };

function fieldIn(element: HTMLFormElement, name: FieldName) {
  const field = element.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field
    : undefined;
}

function read(element: HTMLFormElement): Draft {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const field = fieldIn(element, name);
      return field ? [[name, field.value]] : [];
    }),
  );
}

/** The states of an enquiry form (section 4): idle, sending, and what came of it. */
export function useEnquiryForm(form: EnquiryForm) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [standing, setStanding] = useState<StandingNotice>();
  /** Set at once, unlike state: a second click in the same frame finds it. */
  const busy = useRef(false);

  const attach = useCallback(
    (node: HTMLFormElement) => {
      element.current = node;
      // From here on the form judges itself; before and without scripts the browser does.
      node.noValidate = true;
      return () => {
        keepDraft(form.formType, read(node));
        element.current = null;
      };
    },
    [form.formType],
  );

  const tell = async (kind: StandingNotice['kind'], notice: Notice) => {
    setStanding(undefined);
    try {
      await notify(kind, notice);
    } catch {
      setStanding({ ...notice, kind });
    }
  };

  const refuse = (found: FieldErrors, node: HTMLFormElement) => {
    setErrors(found);
    const missing = Object.values(found).some((error) => error.code === 'missing');
    if (missing && form.missing !== 'inline') void tell('error', form.missing);
    const first = fields.find((name) => found[name]);
    const field = first && fieldIn(node, first);
    field?.focus();
    // Focus brings the field into view, but may leave its label under the header.
    field?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  };

  const succeed = async () => {
    dropDraft(form.formType);
    dropIdempotencyKey(form.formType);
    // Not reset(): that would bring back the draft with which the page was opened.
    for (const name of fields) {
      const field = element.current && fieldIn(element.current, name);
      if (field) field.value = '';
    }
    await tell('success', form.success);
  };

  const judgeAndSend = async (node: HTMLFormElement) => {
    const [{ validate }, { sendEnquiry }] = await loadSending();
    const result = validate(form, read(node));
    if (!result.ok) return refuse(result.errors, node);
    setErrors({});
    setSending(true);
    await sendEnquiry(result.enquiry, idempotencyKey(result.enquiry));
    await succeed();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const node = event.currentTarget;
    try {
      // The boot module held this submit and shows it as being sent (site/start/held-form.ts).
      if ('held' in node.dataset) setSending(true);
      delete node.dataset.held;
      await judgeAndSend(node);
    } catch (error) {
      console.error('The enquiry was not sent:', error);
      await tell('error', form.failure);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  /** A field that is being mended loses its message. */
  const mend = (event: FormEvent<HTMLFormElement>) => {
    const target = event.target;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name } = target;
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => key !== name)),
    );
  };

  return {
    errors,
    sending,
    standing,
    formProps: { ref: attach, onSubmit: submit, onInput: mend, onFocus: prepareSending },
  };
}
