import type { PageKind } from '../shell/page-handle.ts';
import cut from '../styles/figures/cut.css?inline';
import lanes from '../styles/figures/lanes.css?inline';
import levels from '../styles/figures/levels.css?inline';
import sheet from '../styles/figures/sheet.css?inline';
import shot from '../styles/figures/shot.css?inline';
import timeline from '../styles/figures/timeline.css?inline';
import home from '../styles/kinds/home.css?inline';
import line from '../styles/kinds/line.css?inline';
import parts from '../styles/kinds/parts.css?inline';
import plain from '../styles/kinds/plain.css?inline';
import shared from '../styles/shared.css?inline';

/**
 * A sheet without the comment that Tailwind puts first: 80 bytes in every page, and its licence stands
 * in third-party-notices.txt.
 * @throws Error if a new version of Tailwind begins differently.
 */
function withoutBanner(sheet: string): string {
  const banner = /^\/\*! tailwindcss [^*]*\*\/\n?/;
  if (!banner.test(sheet)) {
    throw new Error('Tailwind no longer begins a sheet as site/document/sheets.ts expects');
  }
  return sheet.replace(banner, '');
}

export const partsSheet = withoutBanner(parts);
export const sharedSheet = withoutBanner(shared);

/** The inline style sheet of each kind of page. */
export const kindSheets: Readonly<Record<PageKind, string>> = {
  home: withoutBanner(home),
  line: withoutBanner(line),
  timeline: withoutBanner(timeline),
  lanes: withoutBanner(lanes),
  levels: withoutBanner(levels),
  shot: withoutBanner(shot),
  sheet: withoutBanner(sheet),
  cut: withoutBanner(cut),
  plain: withoutBanner(plain),
};
