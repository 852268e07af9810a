import type { PageKind } from '../shell/page-handle.ts';
import cut from '../styles/figures/cut.css?inline';
import lanes from '../styles/figures/lanes.css?inline';
import levels from '../styles/figures/levels.css?inline';
import sheet from '../styles/figures/sheet.css?inline';
import shot from '../styles/figures/shot.css?inline';
import timeline from '../styles/figures/timeline.css?inline';
import home from '../styles/kinds/home.css?inline';
import line from '../styles/kinds/line.css?inline';
import plain from '../styles/kinds/plain.css?inline';

export { default as partsSheet } from '../styles/kinds/parts.css?inline';
export { default as sharedSheet } from '../styles/shared.css?inline';

/** The inline style sheet of each kind of page. */
export const kindSheets: Readonly<Record<PageKind, string>> = {
  home,
  line,
  timeline,
  lanes,
  levels,
  shot,
  sheet,
  cut,
  plain,
};
