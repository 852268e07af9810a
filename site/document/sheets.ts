import type { PageKind } from '../shell/page-handle.ts';
import home from '../styles/kinds/home.css?inline';
import line from '../styles/kinds/line.css?inline';
import plain from '../styles/kinds/plain.css?inline';
import service from '../styles/kinds/service.css?inline';

export { default as partsSheet } from '../styles/kinds/parts.css?inline';
export { default as sharedSheet } from '../styles/shared.css?inline';

/** The inline style sheet of each kind of page. */
export const kindSheets: Readonly<Record<PageKind, string>> = {
  home,
  line,
  service,
  plain,
};
