import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { until } from '../server-process.ts';
import { type Site, startSite } from '../site.ts';

/** Starts an instance with the settings that its unit has on every machine; resolves when it takes enquiries. */
export async function startInstance(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Site> {
  const defaults = parseEnv(readFileSync('deploy/website.defaults', 'utf8'));
  const known = Object.entries(defaults).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const site = await startSite({ ...Object.fromEntries(known), ...settings, PORT: String(port) });
  await until(async () => (await fetch(`${site.url}/readyz`)).ok, 20_000);
  return site;
}
