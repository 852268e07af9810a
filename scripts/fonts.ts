import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Basic Latin and the punctuation of Australian English; other characters use a fallback font. */
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}\u00a0–—‘’“”…•·×≤≥©°→↗é½`;

/** Headings use one weight, text three: reducing the axes to these halves the files. */
const faces = {
  'bricolage-grotesque': {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 36, wdth: 100, wght: 650 },
  },
  'hanken-grotesk': {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
};

type FontName = keyof typeof faces;

export const fontNames = ['bricolage-grotesque', 'hanken-grotesk'] as const satisfies FontName[];

/** One of the site's fonts with the characters and weights that it uses, without ligatures and alternates. */
export function makeFont(name: FontName, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const { source, axes } = faces[name];
  return subsetFont(readFileSync(require.resolve(source)), characters, {
    targetFormat,
    variationAxes: axes,
    noLayoutClosure: true,
  });
}

// `npm run fonts` writes the files that `src/styles/fonts.css` names.
if (import.meta.main) {
  for (const name of fontNames) {
    writeFileSync(`src/styles/${name}.woff2`, await makeFont(name, 'woff2'));
  }
}
