import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { servedAs } from './compress-picture.ts';

/**
 * The originals in a folder, by where they are served; none if there is no folder.
 * @throws Error if one cannot be served, or two would be served at one address.
 */
export function originalsIn(folder: string): ReadonlyMap<string, string> {
  const originals = new Map<string, string>();
  /** In lower case: some file systems know only one of `Sam.jpg` and `sam.png`. */
  const taken = new Map<string, string>();
  // Hidden files are not the owner's: `.DS_Store`.
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => !one.startsWith('.')) : [];
  for (const name of names.sort()) {
    const path = servedAs(name);
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) {
      throw new Error(
        `${folder}: ${other} and ${name} have one name; rename or delete one of them`,
      );
    }
    taken.set(path.toLowerCase(), name);
    originals.set(path, join(folder, name));
  }
  return originals;
}
