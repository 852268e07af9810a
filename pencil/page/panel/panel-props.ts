import type { RefObject } from 'react';
import type { ShownText } from '../shown-texts.ts';
import type { Page } from '../use-page.ts';

/** What the panel and its parts know of the page, and what they can do there. */
export interface PanelProps {
  path: string;
  /** `undefined` until the server has answered. */
  page: Page | undefined;
  error: string | undefined;
  shown: readonly ShownText[];
  /** Something is being edited: a narrow screen has no room for both. */
  isCovered: boolean;
  /** The list of changes was open before a reload. */
  showsChanges: boolean;
  say: (sentence: string) => void;
  refresh: () => Promise<void>;
  openText: (id: string) => void;
  mayLeave: RefObject<() => boolean>;
}
