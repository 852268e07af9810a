interface BodySheetProps {
  name: string;
  html: { __html: string };
}

/** A style sheet in a page's body. Inside an SVG, because HTML has no other place for a style element there. */
export const BodySheet = ({ name, html }: BodySheetProps) => (
  <svg className="defs" width="0" height="0" aria-hidden="true" focusable="false">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
    <style data-sheet={name} dangerouslySetInnerHTML={html} />
  </svg>
);
