import file from '../../public/favicon.svg?raw';

const symbol = file.replace(
  /^<svg\b[^>]*(viewBox="[^"]+")[^>]*>([\s\S]*)<\/svg>\s*$/,
  '<symbol id="logo" $1>$2</symbol>',
);

/** The logo from its one file, which is the browser's icon too; `Logo` shows it. */
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

/** What may not stand in an address as it is; quotes and spaces may, and compress better. */
const escapes = { '%': '%25', '#': '%23', '<': '%3C', '>': '%3E' } as const;

const logoAddress = Object.entries(escapes).reduce(
  (text, [character, code]) => text.replaceAll(character, code),
  `data:image/svg+xml,${file.trim()}`,
);

/**
 * The logo as the browser's icon: inside the page, so that it is no request. As markup of its own,
 * because with each of its quotes escaped it would have little in common with the symbol, and a page
 * would be 200 bytes larger.
 */
export const iconLink = `<link rel="icon" type="image/svg+xml" href='${logoAddress.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'>`;
