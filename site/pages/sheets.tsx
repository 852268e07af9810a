import type { ReactNode } from 'react';

/**
 * The style sheets that pages have after the shared one, found by their folders. No script of a browser has them;
 * `npm run dev` links them, so that an edit replaces them.
 */
const files = import.meta.glob<string>(
  ['/site/pages/*/*sheet.css', '/site/tools/*/sheet.css', '/site/styles/shared-lower.css'],
  { query: '?inline', import: 'default' },
);

/** The rules of every sheet that a page may have, for the content policy. */
export const readAllSheets = () => Promise.all(Object.values(files).map((load) => load()));

/**
 * A style sheet where it is needed: it is sent right before the markup that it is for, so that the first packets hold all
 * that the first screen needs, and nothing else has to be read before the first words are painted. It comes and goes with
 * that markup. Inside an SVG, because HTML has no other place for a style element in the body.
 * @param file Its path in `site/`.
 * @throws Error if there is no such file.
 */
export async function sheet(file: string): Promise<ReactNode> {
  const read = files[`/site/${file}`];
  if (!read) throw new Error(`site/${file} is missing: a page needs it`);
  if (import.meta.env.DEV) return <link rel="stylesheet" href={`/site/${file}`} />;
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true" focusable="false">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
      <style dangerouslySetInnerHTML={{ __html: await read() }} />
    </svg>
  );
}
