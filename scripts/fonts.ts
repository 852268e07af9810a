import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Basic Latin and English punctuation. Other characters use a fallback font. */
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}\u00a0–—‘’“”…•·×±−≤≥©°→↗é½`;

/** Headings use one weight, text three. Without the others, the files are half the size. */
export const fonts = [
  {
    name: 'bricolage-grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    variationAxes: { opsz: 36, wdth: 100, wght: 650 },
  },
  {
    name: 'hanken-grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

/** A font with the characters and weights that the site uses, without ligatures and alternates. */
export function subset(
  { file, variationAxes }: (typeof fonts)[number],
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  const source = readFileSync(new URL(import.meta.resolve(file)));
  return subsetFont(source, characters, { targetFormat, variationAxes, noLayoutClosure: true });
}

// `npm run fonts` writes the files for `src/styles/fonts.ts`.
if (import.meta.main) {
  for (const font of fonts) {
    writeFileSync(`src/styles/${font.name}.woff2`, await subset(font, 'woff2'));
  }
}
