import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import type { Receipt } from './send-enquiry.ts';
import type { Typed, Values } from './typed-in.ts';

/** One form during a visit. It is in memory only, so that a visitor who leaves its page finds it as it was. */
export interface Draft {
  values: Values;
  sending: boolean;
  /** The last attempt to send: its key stays the same until this very message is received. */
  attempt?: { payload: string; key: string };
  /** Of the last message, once it was received. */
  receipt?: Receipt;
}

/** By formType. */
type AllDrafts = Readonly<Record<string, Draft>>;

interface Drafts {
  drafts: AllDrafts;
  setDrafts: Dispatch<SetStateAction<AllDrafts>>;
  /** What was typed before React came, until the first form takes it. */
  typed: RefObject<Typed | undefined>;
}

const empty: Draft = { values: {}, sending: false };
const DraftsContext = createContext<Drafts | undefined>(undefined);

/** Keeps the drafts of all forms. It is around the router, since pages come and go. */
export function DraftsProvider({ typed, children }: { typed?: Typed; children: ReactNode }) {
  const [drafts, setDrafts] = useState<AllDrafts>({});
  const waiting = useRef(typed);
  return <DraftsContext value={{ drafts, setDrafts, typed: waiting }}>{children}</DraftsContext>;
}

/** The draft of a form, and how to change it. */
export function useDraft(formType: string) {
  const context = useContext(DraftsContext);
  if (!context) throw new Error('A form needs a DraftsProvider around the router');
  const { drafts, setDrafts, typed } = context;
  const changeDraft = useCallback(
    (next: (draft: Draft) => Draft) =>
      setDrafts((all) => ({ ...all, [formType]: next(all[formType] ?? empty) })),
    [setDrafts, formType],
  );
  return { draft: drafts[formType] ?? empty, changeDraft, typed };
}

/** Whether a reload would lose what a visitor typed. */
export function useHasDraft(): boolean {
  const drafts = Object.values(useContext(DraftsContext)?.drafts ?? {});
  return drafts.some(({ values }) => Object.values(values).some((value) => value.trim() !== ''));
}
