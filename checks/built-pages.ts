import { globSync, readFileSync } from 'node:fs';
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

/** Where `build/build.ts` puts the files that are served. */
export const builtSite = 'dist/site';

/** One HTML file of the build. */
export interface BuiltPage {
  file: string;
  /** Path at which it is served; `undefined` for the not-found page. */
  path: string | undefined;
  html: string;
  /** The parsed document, parsed when it is asked for. Entities in texts and attributes are not decoded. */
  readonly document: HtmlElement;
}

const parser = new Parser(await new StaticConfigLoader().getConfigFor('page.html'));

/** Whether a page asks search engines not to list it. */
export const isHidden = ({ document }: BuiltPage): boolean =>
  document.querySelector('meta[name="robots"][content="noindex"]') !== null;

/** @param file Path from the project's root: 'dist/site/it/index.html'. */
export function builtPage(file: string, html: string): BuiltPage {
  const [, path] = new RegExp(`^${builtSite}(|/.+)/index\\.html$`).exec(file) ?? [];
  let parsed: HtmlElement | undefined;
  return {
    file,
    path: path === '' ? '/' : path,
    html,
    get document() {
      parsed ??= parser.parseHtml(html);
      return parsed;
    },
  };
}

/** Every page of the build, and the not-found page. */
export function readBuiltPages(): BuiltPage[] {
  const names = globSync(`${builtSite}/**/*.html`);
  return names.sort().map((name) => builtPage(name, readFileSync(name, 'utf8')));
}
