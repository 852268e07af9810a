import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { readBuildRecord } from '../hosts/node/static/build-record.ts';

/**
 * Milliseconds after which a build that was never published is taken for dead: builds take
 * seconds, and another one may be running.
 */
const abandonedAfter = 3_600_000;

/** What readers look for in dist/; each leads into the current build. */
const names = ['site', '_headers'];

export interface StagedBuild {
  /** Folder to build into, which nobody reads yet. */
  folder: string;
  /** Makes this the current build, in one step. */
  publish(): void;
}

/**
 * Begins a build in a folder of its own below `dist`. `dist/current` is a link to a whole build and
 * changes in one step, so nobody ever reads half of one. The build before is kept for a server that
 * is just reading it, and for going back.
 */
export function stageBuild(dist: string, now: Date): StagedBuild {
  const builds = join(dist, 'builds');
  const current = join(dist, 'current');
  const name = `${now.toISOString().replaceAll(/\W/g, '')}-${process.pid}`;
  const folder = join(builds, name);
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    publish() {
      const before = existsSync(current) ? basename(readlinkSync(current)) : undefined;
      pointTo(join('builds', name), current);
      for (const file of names) {
        if (!isLink(join(dist, file))) pointTo(join('current', file), join(dist, file));
      }
      for (const other of readdirSync(builds)) {
        const whole = readBuildRecord(join(builds, other)) !== undefined;
        const age = now.getTime() - statSync(join(builds, other)).mtimeMs;
        const unneeded = other !== name && other !== before;
        if (unneeded && (whole || age > abandonedAfter)) {
          rmSync(join(builds, other), { recursive: true });
        }
      }
    },
  };
}

/** Replaces what is at `link` in one step, unless that is a folder. */
function pointTo(target: string, link: string): void {
  const prepared = `${link}.${process.pid}`;
  symlinkSync(target, prepared);
  if (existsSync(link) && !isLink(link)) rmSync(link, { recursive: true });
  renameSync(prepared, link);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
