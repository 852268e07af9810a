import file from '../../public/favicon.svg?raw';

const [, viewBox, shapes] =
  /^<svg\b[^>]*(viewBox=["'][^"']+["'])[^>]*>([\s\S]*)<\/svg>\s*$/.exec(file) ?? [];
if (!viewBox) throw new Error('site/public/favicon.svg must be one svg element with a viewBox');

const symbol = `<symbol id="logo" ${viewBox}>${shapes}</symbol>`;

/** The logo from its only file, which is also the browser's icon; `Logo` shows it. */
export function LogoSymbol() {
  return (
    <svg
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the logo's own file
      dangerouslySetInnerHTML={{ __html: symbol }}
    />
  );
}

/** Characters that an address must encode; single quotes need no encoding. */
const escapes = {
  '%': '%25',
  '#': '%23',
  '<': '%3C',
  '>': '%3E',
  ' ': '%20',
  '"': '%22',
} as const;

const logoAddress = Object.entries(escapes).reduce(
  (text, [character, code]) => text.replaceAll(character, code),
  `data:image/svg+xml,${file.trim()}`,
);

/** The logo as the browser's icon, inside the page to save a request. */
export const iconLink = `<link rel="icon" type="image/svg+xml" href="${logoAddress.replaceAll('&', '&amp;')}">`;
