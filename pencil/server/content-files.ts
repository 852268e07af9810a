import { realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { Unwritable } from '../source/rewrite.ts';

/**
 * Where a file of `content/` really is.
 * @throws Unwritable if that is not below `content/`: by '..', or by a link.
 */
export function inContent(project: string, file: string): string {
  const content = realpathSync(join(project, 'content'));
  const path = join(project, file);
  const folder = realpathSync(dirname(path));
  const isThere = folder === content || folder.startsWith(content + sep);
  if (!isThere || !isOwn(path, content))
    throw new Unwritable(`${file} is not in content/, but a link out of it.`);
  return path;
}

/** A link may lead out of `content/`; a new file does not exist yet. */
function isOwn(path: string, content: string): boolean {
  try {
    return realpathSync(path).startsWith(content + sep);
  } catch {
    return true;
  }
}

/** Writes a file whole or not at all: whoever reads it meanwhile sees one version. */
export function writeWhole(path: string, data: string | Buffer): void {
  const half = `${path}.${process.pid}.new`;
  try {
    writeFileSync(half, data);
    renameSync(half, path);
  } finally {
    rmSync(half, { force: true });
  }
}
