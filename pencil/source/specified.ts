import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may stand around a text that the specification names: quotes, cells of a table, marks of a list. */
const around = String.raw`['"|,;:.()\n*–-]|\band\b|^|$`;

/**
 * Tells of a text whether the specification fixes it: `docs/specification.md` names it as a whole, in
 * quotes, in a cell of a table or in a list.
 */
export function readSpecified(project: string): (text: string) => boolean {
  const specification = readFileSync(join(project, 'docs/specification.md'), 'utf8');
  const known = new Map<string, boolean>();
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const whole = RegExp.escape(text.trim());
    const named = new RegExp(String.raw`(?:${around})\s*${whole}\s*(?:${around})`, 'm');
    // A number stands in many places by chance.
    const found = /\p{L}{2}/u.test(text) && named.test(specification);
    known.set(text, found);
    return found;
  };
}
