import file from '../public/favicon.svg?raw';

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

/** The same as the address of the browser's icon: inside the page, so that it is no request. */
export const logoAddress = `data:image/svg+xml,${file.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23')}`;
