import { existsSync, readFileSync } from 'node:fs';
import { sitePaths } from './site-paths.ts';

/** Every page of the built site with a tool, and the tool's name. */
export const siteTools: readonly { path: string; tool: string }[] = sitePaths.flatMap((path) => {
  const file = `dist/site${path}/index.html`;
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, tool] = /data-tool="([^"]+)"/.exec(html) ?? [];
  return tool ? [{ path, tool }] : [];
});
