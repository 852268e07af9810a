import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useState,
} from 'react';
import type { Typed, Values } from './form-fields.ts';
import type { Receipt } from './send-enquiry.ts';

/** One form during a visit. It is in memory only, so that a visitor who leaves its page finds it as it was. */
export interface Draft {
  values: Values;
  sending: boolean;
  /** What a tool of the page wrote into the message. */
  added?: string | undefined;
  /** The last attempt to send: its key stays the same until this very message is received. */
  attempt?: { payload: string; key: string };
  /** Of the last message, once it was received. */
  receipt?: Receipt;
  /** Id of the field that had the focus before React came. */
  focus?: string | undefined;
}

/** By formType. */
type Drafts = Readonly<Record<string, Draft>>;

const empty: Draft = { values: {}, sending: false };
const DraftsContext = createContext<[Drafts, Dispatch<SetStateAction<Drafts>>] | undefined>(
  undefined,
);

/** Keeps the drafts of all forms. It is around the router, since pages come and go. */
export function DraftsProvider({ typed, children }: { typed?: Typed; children: ReactNode }) {
  const state = useState<Drafts>(typed ? { [typed.formType]: { ...empty, ...typed } } : {});
  return <DraftsContext value={state}>{children}</DraftsContext>;
}

function useDrafts() {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('A form needs a DraftsProvider around the router');
  return drafts;
}

/** The draft of a form, and how to change it. */
export function useDraft(formType: string) {
  const [drafts, setDrafts] = useDrafts();
  const changeDraft = useCallback(
    (next: (draft: Draft) => Draft) =>
      setDrafts((all) => ({ ...all, [formType]: next(all[formType] ?? empty) })),
    [setDrafts, formType],
  );
  return { draft: drafts[formType] ?? empty, changeDraft };
}

/** Whether a reload would lose what a visitor typed. */
export function useHasDraft(): boolean {
  const [drafts] = useDrafts();
  const values = Object.values(drafts).flatMap((draft) => Object.values(draft.values));
  return values.some((value) => value.trim() !== '');
}
