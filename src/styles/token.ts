import tokens from './tokens.css?raw';

const darkScheme = tokens.indexOf('(prefers-color-scheme: dark)');

/**
 * A colour of `tokens.css`, for pictures, the manifest and the head.
 * @param block Selector of its rule.
 * @throws Error if that rule does not set it.
 */
export function token(name: string, block = ':root', scheme: 'light' | 'dark' = 'light'): string {
  const rules = scheme === 'dark' ? tokens.slice(darkScheme) : tokens;
  const rule = rules.slice(rules.indexOf(`${block} {`));
  const value = new RegExp(`^[^}]*--${name}: (#\\w+);`).exec(rule)?.[1];
  if (!value) throw new Error(`tokens.css: ${block} sets no colour --${name}`);
  return value;
}
