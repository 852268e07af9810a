import type { ReactNode } from 'react';
import {
  type PageSheet,
  readFigureSheets,
  readLowerSheet,
} from '../shell/page-change/page-sheets.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { BodySheet } from '../ui/body-sheet.tsx';

// Rules are sent right before what needs them, so that the first packets hold all that the first screen needs, and
// nothing else has to be read before the first words are painted.

/** `npm run dev` has them in the head, where an edit replaces them. */
const elements = (sheets: readonly PageSheet[]): ReactNode =>
  sheets.map(({ name, rules }) => <BodySheet key={name} name={name} html={{ __html: rules }} />);

/**
 * The rules of a page's figure.
 * @throws Error if the kind has no `figure-sheet.css`, or the tool no `sheet.css`.
 */
export const figureSheetsOf = async (
  page: Pick<PageHandle, 'kind' | 'tool'>,
): Promise<ReactNode> => (import.meta.env.DEV ? undefined : elements(await readFigureSheets(page)));

/**
 * The rules of what stands below the first screen of such pages.
 * @throws Error if the kind has no `lower-sheet.css`.
 */
export const lowerSheetOf = async (kind: PageHandle['kind']): Promise<ReactNode> =>
  import.meta.env.DEV ? undefined : elements([await readLowerSheet(kind)]);
