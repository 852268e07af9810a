import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const schema = v.object({
  /** Of the sources and settings that the build was made from. */
  fingerprint: v.string(),
  /** `SITE_URL` at build. */
  siteUrl: v.string(),
  /** `VITE_SUPABASE_URL` at build; empty where the site's own server takes the enquiries. */
  functionsUrl: v.string(),
});

/** What a build notes about itself in its folder, beside the site. */
export type BuildRecord = v.InferOutput<typeof schema>;

const fileIn = (folder: string) => join(folder, 'build.json');

/** Only a complete build has a record: write it last. */
export function writeBuildRecord(folder: string, record: BuildRecord): void {
  writeFileSync(fileIn(folder), `${JSON.stringify(record, null, 2)}\n`);
}

/** `undefined` where there is none that can be read. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  if (!existsSync(fileIn(folder))) return undefined;
  try {
    return v.parse(schema, JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    return undefined;
  }
}
