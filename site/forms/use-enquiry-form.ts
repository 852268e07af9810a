import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { EnquiryForm, Notice } from '../../content/model/form.ts';
import type { FieldErrors } from '../../enquiry/rules/validate.ts';
import { dismissError, notify, prepareNotices } from '../shell/notices/notify.ts';
import { type Draft, dropDraft, keepDraft } from './drafts.ts';
import { isInFlight, setInFlight, watchInFlight } from './in-flight.ts';
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

/** What a visitor sees to fill in (site/ui/field.tsx). */
const fieldsIn = (element: HTMLFormElement) => [
  ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field > [name]'),
];

const read = (element: HTMLFormElement): Draft =>
  Object.fromEntries(fieldsIn(element).map(({ name, value }) => [name, value]));

/** The form of each formType on the page that is shown. */
const shown = new Map<string, HTMLFormElement>();

/** Milliseconds after a success in which a submit of the emptied form is the end of a double click. */
const doubleClick = 2_000;

/** The states of an enquiry form (section 4): idle, sending, and the result. */
export function useEnquiryForm(form: EnquiryForm) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = useSyncExternalStore(
    watchInFlight,
    () => isInFlight(form.formType),
    () => false,
  );
  /** Shown in the form if the script for notices over the page is not available. */
  const [inlineNotice, setInlineNotice] = useState<Notice>();
  /** What is shown while there is no receipt. */
  const [unreceived, setUnreceived] = useState<ReactNode>();
  /** Changes at once, unlike state, so that a second click in the same frame is ignored. */
  const busy = useRef(false);
  const receivedAt = useRef(Number.NEGATIVE_INFINITY);

  const attach = useCallback(
    (node: HTMLFormElement) => {
      shown.set(form.formType, node);
      // From here on the script validates the form; before, and without scripts, the browser does.
      node.noValidate = true;
      return () => {
        keepDraft(form.formType, read(node));
        shown.delete(form.formType);
      };
    },
    [form.formType],
  );

  const showNotice = async (kind: 'error' | 'success', notice: Notice) => {
    setInlineNotice(undefined);
    try {
      await notify(kind, notice);
    } catch {
      setInlineNotice(notice);
    }
  };

  const refuse = (found: FieldErrors, node: HTMLFormElement) => {
    setErrors(found);
    const missing = Object.values(found).some((error) => error.code === 'missing');
    setInlineNotice(undefined);
    if (missing && form.missing !== 'inline') void showNotice('error', form.missing);
    else void dismissError();
    const field = fieldsIn(node).find(({ name }) => name in found);
    field?.focus();
    // Focus scrolls the field into view, but may leave its label under the header.
    field?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  };

  const succeed = async (sent: Draft, received: ReactNode) => {
    dropDraft(form.formType);
    keepReceipt(form.formType, received);
    setUnreceived(undefined);
    const node = shown.get(form.formType);
    // Not reset(), which would restore the draft with which the page was opened. What was typed meanwhile stays.
    const values = new Map(Object.entries(sent));
    for (const field of node ? fieldsIn(node) : []) {
      if (field.value === values.get(field.name)) field.value = '';
    }
    receivedAt.current = performance.now();
    await showNotice('success', form.success);
    // Only now does the visitor know.
    receivedAt.current = performance.now();
  };

  const validateAndSend = async (node: HTMLFormElement) => {
    // At once: what is typed from now on is not part of it.
    const sent = read(node);
    const [{ validate }, { sendEnquiry }, { receiptBox }] = await loadSending();
    const result = validate(form, sent);
    if (!result.ok) return refuse(result.errors, node);
    const { enquiry } = result;
    setErrors({});
    setInlineNotice(undefined);
    void dismissError();
    setInFlight(form.formType, true);
    const show = (state: 'sending' | 'failed') =>
      setUnreceived(receiptBox({ state, enquiry, at: Date.now() }));
    show('sending');
    const reference = await sendEnquiry(enquiry).catch((error: unknown) => {
      show('failed');
      throw error;
    });
    await succeed(sent, receiptBox({ state: 'received', enquiry, at: Date.now(), reference }));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const node = event.currentTarget;
    if (busy.current || isInFlight(form.formType)) return;
    const isAgain = performance.now() - receivedAt.current < doubleClick;
    if (isAgain && fieldsIn(node).every(({ value }) => value === '')) return;
    busy.current = true;
    try {
      // The boot module held this submit and already shows Sending... (site/start/3-held-form.ts).
      if ('held' in node.dataset) setInFlight(form.formType, true);
      delete node.dataset.held;
      await validateAndSend(node);
    } catch (error) {
      console.error('The enquiry was not sent:', error);
      await showNotice('error', form.failure);
    } finally {
      busy.current = false;
      setInFlight(form.formType, false);
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

  /** Enter that is held down would submit again and again. */
  const submitOnce = (event: KeyboardEvent<HTMLFormElement>) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && event.repeat && isField) event.preventDefault();
  };

  return {
    errors,
    sending,
    inlineNotice,
    // An earlier receipt stays until this enquiry is received too.
    receipt: receiptOf(form.formType) ?? unreceived,
    formProps: {
      ref: attach,
      onSubmit: submit,
      onInput: clearError,
      onFocus: prepareSending,
      onKeyDown: submitOnce,
    },
  };
}
