import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isIn } from '../hosts/settings/read-settings.ts';
import { allSettings } from '../hosts/settings/table.ts';

/** Everything that the built site is made from. */
const sources = [
  'site/**/*',
  'content/**/*',
  'enquiry/**/*.ts',
  'build/**/*.ts',
  'hosts/node/{http/security-headers,static/file-headers}.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Changes with the sources and with the settings that the build reads. */
export function fingerprint(): string {
  const settings = allSettings.filter((setting) => isIn('build', setting));
  const hash = createHash('sha256').update(String(new Date().getFullYear()));
  for (const { name } of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const files = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
  for (const name of names) hash.update(name).update(readFileSync(name));
  return hash.digest('hex');
}
