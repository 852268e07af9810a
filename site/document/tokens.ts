import tokens from '../styles/tokens.css?raw';

/** Where the rules of the dark scheme begin. */
const darkRules = '@media screen and (prefers-color-scheme: dark)';

/** A colour of the dark scheme, for the document's head. See `colour`. */
export function darkColour(name: string, block = ':root', css: string = tokens): string {
  return colour(name, block, css.slice(css.indexOf(darkRules)));
}

/**
 * A colour of the design system, for files and pictures that the build makes without a style sheet.
 * @param block The selector of the rule in `site/styles/tokens.css` that sets it, exactly as written.
 * @throws Error if that rule does not set it to a hex colour.
 */
export function colour(name: string, block = ':root', css: string = tokens): string {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', declarations = ''] of rules) {
    if (!selectors.split(',').some((selector) => selector.trim() === block)) continue;
    for (const declaration of declarations.split(';')) {
      const [property, value = ''] = declaration.split(':').map((part) => part.trim());
      if (property === `--${name}` && /^#[0-9a-f]{3,8}$/i.test(value)) return value;
    }
  }
  throw new Error(`site/styles/tokens.css: ${block} sets no hex colour --${name}`);
}
