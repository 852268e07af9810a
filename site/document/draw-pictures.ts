import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { makeFont } from '../fonts/vite-fonts.ts';

/** Icons for home screens, by file name: width in px. */
const icons: Readonly<Record<string, number>> = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/**
 * Draws the link previews and the icons as PNG.
 * @param previews SVG of each preview, by file name.
 * @param background Colour behind the mark on a home screen.
 */
export async function drawPictures(
  folder: string,
  previews: ReadonlyMap<string, string>,
  background: string,
): Promise<void> {
  const fontFiles = await Promise.all(
    ['Bricolage Grotesque', 'Hanken Grotesk'].map(async (family) => {
      const file = join(tmpdir(), `${family}-${process.pid}.ttf`);
      writeFileSync(file, await makeFont(family, 'truetype'));
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false };
  const draw = (name: string, picture: Resvg) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture.render().asPng());
  };
  for (const [name, svg] of previews) draw(name, new Resvg(svg, { font }));
  const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  for (const [name, value] of Object.entries(icons)) {
    const fitTo = { mode: 'width', value } as const;
    draw(name, new Resvg(mark, { fitTo, background }));
  }
}
