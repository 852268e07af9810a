// Plain JavaScript without packages, because set-up reads it before any are there.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node that package.json pins; undefined until it is installed. */
export function pinnedNode() {
  const path = `${root}node_modules/node/bin/node`;
  return existsSync(path) ? path : undefined;
}
