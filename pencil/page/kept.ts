// What outlives a reload, in this tab alone: the mode, unsaved words, and where the owner was.

const names = { mode: 'pencil-mode', resume: 'pencil-resume', panel: 'pencil-panel' } as const;

/** Milliseconds after a save in which a reload counts as its consequence. */
const resumeGrace = 60_000;

/** What to do once the page was reloaded because something was saved. */
interface Resume {
  path: string;
  /** The status to announce. */
  said: string;
  /** The text that gets the focus. */
  id?: string | undefined;
  /** The list of changes was open. */
  changes?: boolean;
}

export const isModeKept = () => sessionStorage.getItem(names.mode) === 'on';

export function keepMode(on: boolean): void {
  if (on) sessionStorage.setItem(names.mode, 'on');
  else sessionStorage.removeItem(names.mode);
}

/** Whether the owner opened or closed the panel; `undefined` if neither. */
export function keptPanel(): boolean | undefined {
  const kept = sessionStorage.getItem(names.panel);
  return kept === null ? undefined : kept === 'open';
}

export function keepPanel(open: boolean): void {
  sessionStorage.setItem(names.panel, open ? 'open' : 'closed');
}

/** Set before a message is sent: the reload may come before its answer. */
export function keepResume({ path, said, id = '', changes = false }: Resume): void {
  const until = String(Date.now() + resumeGrace);
  const kept = new URLSearchParams({ path, said, id, changes: changes ? 'yes' : '', until });
  sessionStorage.setItem(names.resume, kept.toString());
}

export function dropResume(): void {
  sessionStorage.removeItem(names.resume);
}

/** What to do after this reload; it is asked once. */
export function takeResume(): Resume | undefined {
  const kept = new URLSearchParams(sessionStorage.getItem(names.resume) ?? '');
  dropResume();
  const text = (name: string) => kept.get(name) ?? '';
  if (text('path') !== location.pathname || Number(text('until')) < Date.now()) return undefined;
  return {
    path: text('path'),
    said: text('said'),
    id: text('id') || undefined,
    changes: text('changes') !== '',
  };
}

/** Words that were typed and not saved, by the id of their text or the field of their form. */
export const drafts = {
  get: (id: string) => sessionStorage.getItem(`pencil-draft:${id}`) ?? undefined,
  set: (id: string, words: string) => sessionStorage.setItem(`pencil-draft:${id}`, words),
  drop: (id: string) => sessionStorage.removeItem(`pencil-draft:${id}`),
};
