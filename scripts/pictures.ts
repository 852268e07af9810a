import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { fontNames, makeFont } from './fonts.ts';

/** Width in px of the icons for home screens, and of the one that older browsers and crawlers ask for. */
const icons = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'favicon.ico': 48,
};

/**
 * Draws the icons and the link previews as PNG.
 * @param previews SVG of each preview, by file name.
 * @param background Colour behind the mark on a home screen.
 */
export async function drawPictures(
  folder: string,
  previews: ReadonlyMap<string, string>,
  background: string,
): Promise<void> {
  const fontFiles = await Promise.all(
    fontNames.map(async (name) => {
      const file = join(tmpdir(), `${name}-${process.pid}.ttf`);
      writeFileSync(file, await makeFont(name, 'truetype'));
      return file;
    }),
  );
  const draw = (name: string, svg: string, options: ResvgRenderOptions) =>
    writeFileSync(join(folder, name), new Resvg(svg, options).render().asPng());
  const font = { fontFiles, loadSystemFonts: false };
  mkdirSync(join(folder, 'previews'), { recursive: true });
  for (const [name, svg] of previews) draw(join('previews', name), svg, { font });
  const mark = readFileSync('public/favicon.svg', 'utf8');
  for (const [name, value] of Object.entries(icons)) {
    const fitTo = { mode: 'width', value } as const;
    draw(name, mark, name.endsWith('.ico') ? { fitTo } : { fitTo, background });
  }
}
