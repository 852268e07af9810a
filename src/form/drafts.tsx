import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
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

type Change = (draft: Draft) => Draft;

interface Drafts {
  /** By formType. */
  drafts: Readonly<Record<string, Draft>>;
  change: (formType: string, next: Change) => void;
  /** What was typed before React came; nothing after the first form has taken it. */
  takeTyped: () => Typed | undefined;
}

const empty: Draft = { values: {}, sending: false };
const DraftsContext = createContext<Drafts | undefined>(undefined);

/** Keeps the drafts of all forms. It is around the router, since pages come and go. */
export function DraftsProvider({ typed, children }: { typed?: Typed; children: ReactNode }) {
  const [drafts, setDrafts] = useState<Drafts['drafts']>({});
  const waiting = useRef(typed);
  const change = useCallback<Drafts['change']>(
    (formType, next) => setDrafts((all) => ({ ...all, [formType]: next(all[formType] ?? empty) })),
    [],
  );
  const takeTyped = useCallback(() => {
    const taken = waiting.current;
    waiting.current = undefined;
    return taken;
  }, []);
  const value = useMemo(() => ({ drafts, change, takeTyped }), [drafts, change, takeTyped]);
  return <DraftsContext value={value}>{children}</DraftsContext>;
}

/** The draft of a form, how to change it, and what was typed into it before React came. */
export function useDraft(formType: string) {
  const context = useContext(DraftsContext);
  if (!context) throw new Error('A form needs a DraftsProvider around the router');
  const { drafts, change, takeTyped } = context;
  const changeDraft = useCallback((next: Change) => change(formType, next), [change, formType]);
  return { draft: drafts[formType] ?? empty, changeDraft, takeTyped };
}

/** Whether a reload would lose what a visitor typed. */
export function useHasDraft(): boolean {
  const drafts = Object.values(useContext(DraftsContext)?.drafts ?? {});
  return drafts.some(({ values }) => Object.values(values).some((value) => value.trim() !== ''));
}
