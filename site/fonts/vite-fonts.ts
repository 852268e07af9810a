import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Basic Latin and the punctuation of Australian English; other characters use a fallback font. */
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}\u00a0–—‘’“”…•·×≤≥©°→↗é½`;

interface Face {
  family: string;
  source: string;
  /** Value of `font-weight` in the font face. */
  weight: string;
  /** Axes of the variable font: fixed, or reduced to the range that the styles use. */
  axes: Record<string, number | { min: number; max: number }>;
}

/** Headings use one weight, text three: reducing the axes to these halves the files. */
const faces: readonly Face[] = [
  {
    family: 'Bricolage Grotesque',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    weight: '650',
    axes: { opsz: 36, wdth: 100, wght: 650 },
  },
  {
    family: 'Hanken Grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** The packages that the fonts come from. */
export const fontPackages = faces.map(({ source }) => source.replace(/\/files\/.*/, ''));

const resolvedId = '\0virtual:fonts';
const require = createRequire(import.meta.url);

interface FontFile {
  fileName: string;
  content: Uint8Array | string;
}

function hashed(name: string, content: Uint8Array | string, extension: string): FontFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, content };
}

/**
 * One of the site's fonts, reduced to its characters and axes, without the ligatures and alternate forms
 * that they could be replaced by: a sixth of the files.
 * @throws Error if no face belongs to this family.
 */
export async function makeFont(
  family: string,
  targetFormat: 'woff2' | 'truetype',
): Promise<Uint8Array> {
  const face = faces.find((candidate) => candidate.family === family);
  if (!face) throw new Error(`site/fonts/vite-fonts.ts has no font ${family}`);
  return subsetFont(readFileSync(require.resolve(face.source)), characters, {
    targetFormat,
    variationAxes: face.axes,
    noLayoutClosure: true,
  });
}

/** The font files and, as the last entry, the style sheet that uses them. */
async function makeFontFiles(): Promise<FontFile[]> {
  const files = await Promise.all(
    faces.map(async ({ family }) =>
      hashed(family.toLowerCase().replace(' ', '-'), await makeFont(family, 'woff2'), 'woff2'),
    ),
  );
  const css = faces.map(
    (face, index) =>
      `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:swap;src:url("/${files[index]?.fileName}") format("woff2")}`,
  );
  return [...files, hashed('fonts', css.join(''), 'css')];
}

/**
 * Creates the subset fonts during the build. `virtual:fonts` exports `fontFaces`, which the boot
 * module uses after the paint, and `fontsHref`, a style sheet for pages without scripts.
 */
export function fonts(): Plugin {
  let files: Promise<FontFile[]> | undefined;
  const fontFiles = () => {
    files ??= makeFontFiles();
    return files;
  };
  return {
    name: 'fonts',
    resolveId: { filter: { id: /^virtual:fonts$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /virtual:fonts$/ },
      async handler() {
        const hrefs = (await fontFiles()).map(({ fileName }) => `/${fileName}`);
        const fontFaces = faces.map(({ family, weight }, index) => ({
          family,
          weight,
          href: hrefs[index],
        }));
        return [
          `export const fontFaces = ${JSON.stringify(fontFaces)};`,
          `export const fontsHref = ${JSON.stringify(hrefs.at(-1))};`,
        ].join('\n');
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, content } of await fontFiles()) {
        this.emitFile({ type: 'asset', fileName, source: content });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = (await fontFiles()).find(({ fileName }) => request.url === `/${fileName}`);
        if (!file) return next();
        response.setHeader(
          'Content-Type',
          file.fileName.endsWith('css') ? 'text/css' : 'font/woff2',
        );
        response.end(file.content);
      });
    },
  };
}
