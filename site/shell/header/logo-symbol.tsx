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
      className="defs"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the logo's own file
      dangerouslySetInnerHTML={{ __html: symbol }}
    />
  );
}
