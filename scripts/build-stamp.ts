import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'dist/.stamp';

/** Everything that the built site is made from. */
const sources = [
  'app/**/*',
  'content/**/*',
  'enquiry/**/*.ts',
  'scripts/**/*.ts',
  'server/*headers.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Settings that the build reads. */
const settings = ['SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

function fingerprint(): string {
  const hash = createHash('sha256').update(String(new Date().getFullYear()));
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const files = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
  for (const name of names) hash.update(name).update(readFileSync(name));
  return hash.digest('hex');
}

/** Whether what is in dist/ was built from just these sources and settings. */
export function isFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** To be called when a build is complete. */
export function markFresh(): void {
  writeFileSync(stamp, fingerprint());
}
