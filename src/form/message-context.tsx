import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from './drafts.tsx';
import { fieldId, typedIn } from './typed-in.ts';

interface Message {
  /** Puts a text under what the visitor wrote, in place of the one it put there before, and shows it. */
  add: (text: string) => void;
}

const MessageContext = createContext<Message | undefined>(undefined);

/** Lets the tools of a page write into the message of its form. */
export function MessageProvider({ formType, children }: { formType: string; children: ReactNode }) {
  const { changeDraft } = useDraft(formType);
  const last = useRef<string>(undefined);
  const value = useMemo(() => {
    const add = (text: string) => {
      const { values } = typedIn(document);
      const message = withText(values.message ?? '', text, last.current);
      flushSync(() => changeDraft((draft) => ({ ...draft, values: { ...values, message } })));
      last.current = text;
      showMessage();
    };
    return { add };
  }, [changeDraft]);
  return <MessageContext value={value}>{children}</MessageContext>;
}

export function useMessage(): Message {
  const message = useContext(MessageContext);
  if (!message) throw new Error('A tool needs a MessageProvider around its page');
  return message;
}

/** A message with a text, which replaces the earlier one if that is still there unchanged. */
export function withText(message: string, text: string, earlier: string | undefined): string {
  const at = earlier === undefined ? -1 : message.lastIndexOf(earlier);
  if (earlier !== undefined && at >= 0) {
    return message.slice(0, at) + text + message.slice(at + earlier.length);
  }
  const typed = message.trimEnd();
  return typed === '' ? text : `${typed}\n\n${text}`;
}

function showMessage() {
  const field = document.getElementById(fieldId('message'));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'start' });
  field?.scrollTo({ top: field.scrollHeight });
}
