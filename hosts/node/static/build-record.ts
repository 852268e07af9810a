import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const schema = v.object({
  /** Hash of the sources and settings of the build. */
  fingerprint: v.string(),
  /** `SITE_URL` at build time. */
  siteUrl: v.string(),
  /** `VITE_SUPABASE_URL` at build time; empty if the site's own server receives the enquiries. */
  functionsUrl: v.string(),
});

/** A record of the build, in its folder next to the site. */
export type BuildRecord = v.InferOutput<typeof schema>;

const fileIn = (folder: string) => join(folder, 'build.json');

/** Only a complete build has a record: write it last. */
export function writeBuildRecord(folder: string, record: BuildRecord): void {
  writeFileSync(fileIn(folder), `${JSON.stringify(record, null, 2)}\n`);
}

/** `undefined` if there is no readable record. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  if (!existsSync(fileIn(folder))) return undefined;
  try {
    return v.parse(schema, JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    return undefined;
  }
}
