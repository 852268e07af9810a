import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import type { EnquiryForm, Notice } from '../../content/model/form.ts';
import type { FieldErrors } from '../../enquiry/rules/validate.ts';
import { dismissError, notify, prepareNotices } from '../shell/notices/notify.ts';
import { type Draft, dropDraft, keepDraft } from './drafts.ts';
import { keepReceipt, receiptOf } from './receipts.ts';

/** The rules, the client and the receipt: needed to send, so fetched when the visitor first uses the form. */
const loadSending = () =>
  Promise.all([
    import('../../enquiry/rules/validate.ts'),
    import('./send-enquiry.ts'),
    import('./receipt-box.tsx'),
  ]);

/** Fetches them early, because the network may be down when the visitor submits. */
function prepareSending(): void {
  prepareNotices();
  loadSending().catch(() => {
    // Submit tries again and reports a failure.
  });
}

/** A notice in the form, shown if the script for notices over the page is not available. */
export type InlineNotice = Notice & { kind: 'error' | 'success' };

/** What a visitor sees to fill in (site/ui/field.tsx). */
const fieldsIn = (element: HTMLFormElement) => [
  ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field > [name]'),
];

const read = (element: HTMLFormElement): Draft =>
  Object.fromEntries(fieldsIn(element).map(({ name, value }) => [name, value]));

/** The states of an enquiry form (section 4): idle, sending, and the result. */
export function useEnquiryForm(form: EnquiryForm) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [inlineNotice, setInlineNotice] = useState<InlineNotice>();
  const [receipt, setReceipt] = useState(receiptOf(form.formType));
  /** Changes at once, unlike state, so that a second click in the same frame is ignored. */
  const busy = useRef(false);

  const attach = useCallback(
    (node: HTMLFormElement) => {
      element.current = node;
      // From here on the script validates the form; before, and without scripts, the browser does.
      node.noValidate = true;
      return () => {
        keepDraft(form.formType, read(node));
        element.current = null;
      };
    },
    [form.formType],
  );

  const showNotice = async (kind: InlineNotice['kind'], notice: Notice) => {
    setInlineNotice(undefined);
    try {
      await notify(kind, notice);
    } catch {
      setInlineNotice({ ...notice, kind });
    }
  };

  const refuse = (found: FieldErrors, node: HTMLFormElement) => {
    setErrors(found);
    const missing = Object.values(found).some((error) => error.code === 'missing');
    if (missing && form.missing !== 'inline') void showNotice('error', form.missing);
    const field = fieldsIn(node).find(({ name }) => name in found);
    field?.focus();
    // Focus scrolls the field into view, but may leave its label under the header.
    field?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  };

  const succeed = async (received: ReactNode) => {
    dropDraft(form.formType);
    keepReceipt(form.formType, received);
    setReceipt(received);
    // Not reset(), which would restore the draft with which the page was opened.
    for (const field of element.current ? fieldsIn(element.current) : []) field.value = '';
    await showNotice('success', form.success);
  };

  const validateAndSend = async (node: HTMLFormElement) => {
    const [{ validate }, { sendEnquiry }, { receiptBox }] = await loadSending();
    const result = validate(form, read(node));
    if (!result.ok) return refuse(result.errors, node);
    const { enquiry } = result;
    setErrors({});
    setInlineNotice(undefined);
    void dismissError();
    setSending(true);
    // An earlier receipt stays until this enquiry is received too.
    const show = (state: 'sending' | 'failed') =>
      setReceipt(receiptOf(form.formType) ?? receiptBox({ state, enquiry, at: Date.now() }));
    show('sending');
    const reference = await sendEnquiry(enquiry).catch((error: unknown) => {
      show('failed');
      throw error;
    });
    await succeed(receiptBox({ state: 'received', enquiry, at: Date.now(), reference }));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const node = event.currentTarget;
    try {
      // The boot module held this submit and already shows Sending... (site/start/3-held-form.ts).
      if ('held' in node.dataset) setSending(true);
      delete node.dataset.held;
      await validateAndSend(node);
    } catch (error) {
      console.error('The enquiry was not sent:', error);
      await showNotice('error', form.failure);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  /** Removes a field's message when the visitor edits the field. */
  const clearError = (event: FormEvent<HTMLFormElement>) => {
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
    inlineNotice,
    receipt,
    formProps: { ref: attach, onSubmit: submit, onInput: clearError, onFocus: prepareSending },
  };
}
