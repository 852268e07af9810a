import type { PageSheet } from '../../shell/page-change/page-sheets.ts';

/**
 * Rules that the server sends after the first screen, so that the first packets hold all that the first
 * screen needs. Inside an SVG, because HTML has no other place for a style element in a page's body.
 */
export function LowerSheet({ name, rules }: PageSheet) {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true" focusable="false">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
      <style data-sheet={name} dangerouslySetInnerHTML={{ __html: rules }} />
    </svg>
  );
}
