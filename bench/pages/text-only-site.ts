import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { compressFiles } from '../../build/compress-files.ts';
import { type Site, startSite } from '../../testing/servers/site.ts';
import { textOnlyPage } from './text-only-page.ts';

/**
 * Serves text-only pages exactly as the site is served: same server, same headers, same
 * compression. Only the pages differ.
 * @param url Address of the site that the text comes from.
 */
export async function startTextOnlySite(
  browser: Browser,
  url: string,
  paths: readonly string[],
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'text-only-'));
  const site = join(folder, 'site');
  for (const path of paths) {
    mkdirSync(join(site, path), { recursive: true });
    writeFileSync(join(site, path, 'index.html'), await textOnlyPage(browser, url + path));
  }
  writeFileSync(join(site, '404.html'), 'Not found');
  cpSync('dist/current/policy.json', join(folder, 'policy.json'));
  await compressFiles(site);
  const server = await startSite({ SITE_DIR: site, DATA_DIR: join(folder, 'data') });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
