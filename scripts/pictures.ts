import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { fonts, subset } from './fonts.ts';

/**
 * Draws the link previews as PNG.
 * @param previews SVG of each preview, by file name.
 */
export async function drawPreviews(
  folder: string,
  previews: ReadonlyMap<string, string>,
): Promise<void> {
  const fontFiles = await Promise.all(
    fonts.map(async (font) => {
      // Beside the renderer; the next build overwrites it.
      const file = join('node_modules/.site-renderer', `${font.name}.ttf`);
      writeFileSync(file, await subset(font, 'truetype'));
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false };
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of previews) {
    writeFileSync(join(folder, name), new Resvg(svg, { font }).render().asPng());
  }
}
