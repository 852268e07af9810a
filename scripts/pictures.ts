import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createServer } from 'vite';
import { fonts, subset } from './fonts.ts';

/** Draws SVGs as PNGs, with the site's fonts. */
export async function draw(svgs: ReadonlyMap<string, string>): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const fontFiles = await Promise.all(
    fonts.map(async (font) => {
      const file = join(folder, `${font.name}.ttf`);
      writeFileSync(file, await subset(font, 'truetype'));
      return file;
    }),
  );
  const options = { font: { fontFiles, loadSystemFonts: false } };
  const pictures = Array.from(
    svgs,
    ([name, svg]) => [name, new Resvg(svg, options).render().asPng()] as const,
  );
  rmSync(folder, { recursive: true });
  return new Map(pictures);
}

// `npm run pictures` draws the link previews again.
if (import.meta.main) {
  const vite = await createServer({ configFile: false, server: { middlewareMode: true } });
  const { linkPreviews } = await vite.ssrLoadModule('/src/layouts/link-preview.tsx');
  mkdirSync('public/previews', { recursive: true });
  for (const [name, picture] of await draw(linkPreviews)) {
    writeFileSync(`public/previews/${name}`, picture);
  }
  await vite.close();
}
