import tokens from './tokens.css?raw';

/**
 * A colour of `tokens.css`, for pictures, the manifest and the head.
 * @param block Selector of its rule.
 * @throws Error if that rule does not set it.
 */
export function token(name: string, block = ':root', scheme: 'light' | 'dark' = 'light'): string {
  const rule = tokens.slice(tokens.indexOf(`${block} {`));
  const colour = `^[^}]*--${name}: (?:light-dark\\()?(?<light>#\\w+)(?:, (?<dark>#\\w+)\\))?;`;
  const value = new RegExp(colour).exec(rule)?.groups?.[scheme];
  if (!value) throw new Error(`tokens.css: ${block} sets no colour --${name}`);
  return value;
}
