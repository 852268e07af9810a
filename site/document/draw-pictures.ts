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

/** Width of the mark in `favicon.ico`, which crawlers, feed readers and older browsers request. */
const faviconWidth = 48;

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
  const favicon = new Resvg(mark, { fitTo: { mode: 'width', value: faviconWidth } });
  writeFileSync(join(folder, 'favicon.ico'), asIcon(favicon.render().asPng(), faviconWidth));
}

/** Wraps one PNG as an `.ico` file: a header of 6 bytes and an entry of 16. */
function asIcon(png: Uint8Array, width: number): Uint8Array {
  const headers = new DataView(new ArrayBuffer(22));
  headers.setUint16(2, 1, true); // an icon, not a cursor
  headers.setUint16(4, 1, true); // one picture
  headers.setUint8(6, width);
  headers.setUint8(7, width);
  headers.setUint16(10, 1, true); // colour planes
  headers.setUint16(12, 32, true); // bits a pixel
  headers.setUint32(14, png.byteLength, true);
  headers.setUint32(18, headers.byteLength, true);
  return Buffer.concat([new Uint8Array(headers.buffer), png]);
}
