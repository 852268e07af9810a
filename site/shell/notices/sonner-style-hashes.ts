import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The source for the content policy that allows an inline script or style sheet with this text. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Sources for the content policy that allow the style sheet that Sonner inserts into the page: first
 * as an empty element, then with its text.
 * @throws Error if a new version of Sonner does it differently.
 */
export function sonnerStyleHashes(): readonly string[] {
  const source = readFileSync(require.resolve('sonner').replace(/\.js$/, '.mjs'), 'utf8');
  const literal = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m.exec(source)?.[1];
  if (!literal) {
    throw new Error(
      'Sonner no longer inserts its style sheet as site/shell/notices/sonner-style-hashes.ts expects',
    );
  }
  const css: unknown = JSON.parse(literal);
  return [hashOf(''), hashOf(String(css))];
}
