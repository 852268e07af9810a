import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Milliseconds for which a hashed file is served after its build is replaced: a tab may stay open
 * for weeks and fetch files only when the visitor returns to it.
 */
const keptFor = 30 * 86_400_000;

/** Builds that are kept at most; each takes some MB on the disk. */
const keptBuilds = 20;

/**
 * Keeps a copy of this build's hashed files in `folder`, which outlives builds. Returns the
 * folders of the builds that were served earlier, newest first, so that tabs opened earlier still
 * get their files, wherever the site has been built since.
 * @param now Milliseconds since 1970.
 */
export function keepAssets(assets: string, folder: string, now: number): readonly string[] {
  const names = existsSync(assets) ? readdirSync(assets).sort() : [];
  const own = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
  mkdirSync(folder, { recursive: true });
  const latest = newestFirst(folder).find(isWhole);
  // It was served until now, however long ago it started.
  if (latest !== undefined) touch(join(folder, latest), now - 1);
  if (!existsSync(join(folder, own))) copyWhole(assets, join(folder, own));
  touch(join(folder, own), now);

  const earlier = newestFirst(folder).filter((build) => build !== own);
  return earlier.flatMap((build, index) => {
    const path = join(folder, build);
    const keep = index < keptBuilds && now - timeOf(path) < keptFor;
    if (!keep) rmSync(path, { recursive: true, force: true });
    return keep && isWhole(build) ? [path] : [];
  });
}

function newestFirst(folder: string): readonly string[] {
  const times = new Map(readdirSync(folder).map((name) => [name, timeOf(join(folder, name))]));
  return [...times.keys()].sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

/** Milliseconds since 1970; another instance may have renamed or removed it meanwhile. */
const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A copy that an instance still makes, or did not finish, has its process behind a dot. */
const isWhole = (build: string) => !build.includes('.');

/** Renames the copy when it is complete, so that an interrupted start leaves no partial build. */
function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  if (existsSync(from)) cpSync(from, unfinished, { recursive: true });
  else mkdirSync(unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    // Another instance on the same folder was first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}

function touch(path: string, time: number): void {
  utimesSync(path, time / 1000, time / 1000);
}
