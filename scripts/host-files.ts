import { createHash } from 'node:crypto';
import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { company } from '../content/company.ts';
import { contentPolicy, headersFile, headersOf } from './headers.ts';

const notices = 'third-party-notices.md';

/**
 * What hosts need beside Astro's pages: their headers (`dist/headers.json` for the Node server, `dist/_headers` for static
 * hosts), and a Brotli and a gzip copy beside each text file.
 */
export function hostFiles(): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { target: browsers }, plugins: [clientBuild] } });
      },
      'astro:build:start': ({ logger }) => {
        const unfilled = Object.entries({ ...company.registration, ...company.providers })
          .filter(([, value]) => value === null)
          .map(([name]) => name);
        if (unfilled.length > 0) {
          logger.warn(
            `content/company.ts leaves unfilled, shown in brackets: ${unfilled.join(', ')}`,
          );
        }
      },
      'astro:build:done': async ({ dir, pages }) => {
        const site = fileURLToPath(dir);
        const policy = contentPolicy(
          inlineScriptHashes(site),
          loadEnv('production', '.').VITE_SUPABASE_URL,
        );
        const headers = headersOf(policy);
        const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
        writeFileSync(join(site, '../headers.json'), JSON.stringify(headers));
        writeFileSync(join(site, '../_headers'), headersFile(headers, paths));
        appendFileSync(join(site, notices), otherNotices);
        await compress(site);
      },
    },
  };
}

/** The browsers that the README promises: scripts and styles are lowered for them. Astro's default is the newest. */
const browsers = 'baseline-widely-available';

/** The client's build has a target of its own, and the licences of the packages in it. */
const clientBuild = {
  name: 'client-build',
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { target: browsers, license: { fileName: notices } } } : undefined,
};

/** Vite lists only the packages of scripts, without Astro's inline ones. */
const otherNotices = `
## Astro

MIT License, https://github.com/withastro/astro/blob/main/LICENSE

## Bricolage Grotesque, Hanken Grotesk

SIL Open Font License 1.1, https://openfontlicense.org
`;

/** Of all pages: 'sha256-…'. Scripts with another type than a module's are data. */
function inlineScriptHashes(site: string): string[] {
  const scripts = globSync('**/*.html', { cwd: site }).flatMap((name) => {
    const html = readFileSync(join(site, name), 'utf8');
    return Array.from(
      html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs),
      ([, script = '']) => script,
    );
  });
  return [...new Set(scripts)].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

async function compress(site: string): Promise<void> {
  const names = globSync('**/*.{html,js,css,svg,xml,txt,md,webmanifest}', { cwd: site });
  await Promise.all(
    names.map(async (name) => {
      const file = join(site, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content));
    }),
  );
}
