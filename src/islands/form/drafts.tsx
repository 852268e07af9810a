import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useState,
} from 'react';
import type { SelfCheck } from '../tools/maturity.ts';
import type { TypedOutage } from '../tools/outage.ts';
import type { Visit } from '../tools/vitals.ts';
import type { CapturedForm, Values } from './form-fields.ts';
import type { Receipt } from './send-enquiry.ts';

/**
 * One form and its page's tool during a visit, in memory only. A visitor who returns to the page finds them unchanged.
 */
export interface Draft {
  values: Values;
  sending: boolean;
  /** Text that the page's tool added to the message. */
  added?: string | undefined;
  /** The last attempt. The same message is sent again with the same key. */
  attempt?: { payload: string; key: string } | undefined;
  /** The answer to the last message. */
  outcome?: Receipt | 'unconfirmed' | undefined;
  /** Settings of the page's tool, or the page's readings. */
  selfCheck?: SelfCheck;
  outage?: TypedOutage;
  readings?: Visit;
  /** Id of the field that had the focus before hydration. */
  focus?: string | undefined;
}

/** Drafts by formType. */
type Drafts = Readonly<Record<string, Draft>>;

const empty: Draft = { values: {}, sending: false };
const DraftsContext = createContext<[Drafts, Dispatch<SetStateAction<Drafts>>] | undefined>(
  undefined,
);

interface DraftsProviderProps {
  captured?: CapturedForm;
  children: ReactNode;
}

/** Keeps the drafts of all forms. Outside the router, so that they outlive their pages. */
export function DraftsProvider({ captured, children }: DraftsProviderProps) {
  const state = useState<Drafts>(
    captured ? { [captured.formType]: { ...empty, ...captured } } : {},
  );
  return <DraftsContext value={state}>{children}</DraftsContext>;
}

function useDrafts() {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('A form needs a DraftsProvider around the router');
  return drafts;
}

export function useDraft(formType: string) {
  const [drafts, setDrafts] = useDrafts();
  const changeDraft = useCallback(
    (next: (draft: Draft) => Draft) =>
      setDrafts((all) => ({ ...all, [formType]: next(all[formType] ?? empty) })),
    [setDrafts, formType],
  );
  return { draft: drafts[formType] ?? empty, changeDraft };
}

/** True if a reload would lose what a visitor typed or set. */
export function useHasDraft(): boolean {
  const [drafts] = useDrafts();
  return Object.values(drafts).some(
    ({ values, selfCheck, outage }) =>
      selfCheck || outage || Object.values(values).some((value) => value.trim() !== ''),
  );
}
