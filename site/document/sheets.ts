import lanes from '../figures/lanes/lanes.css?inline';
import levels from '../figures/levels/levels.css?inline';
import sheet from '../figures/sheet/sheet.css?inline';
import shot from '../figures/shot/shot.css?inline';
import timeline from '../figures/timeline/timeline.css?inline';
import type { PageKind } from '../shell/page-handle.ts';
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
  plain,
};
