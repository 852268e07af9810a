import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Basic Latin and the punctuation that Australian English prose uses; other letters fall back. */
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}\u00a0–—‘’“”…•·×≤≥©°→↗é½`;

interface Face {
  family: string;
  source: string;
  /** Value of `font-weight` in the font face. */
  weight: string;
  /** Axes of the variable font: pinned, or cut to the range that the styles use. */
  axes: Record<string, number | { min: number; max: number }>;
}

/** Headings use one weight, text three: the axes are cut to that, which halves the files. */
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

const virtualId = 'virtual:fonts';
const require = createRequire(import.meta.url);

interface FontFile {
  fileName: string;
  content: Uint8Array | string;
}

function hashed(name: string, content: Uint8Array | string, extension: string): FontFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, content };
}

/** The font files and the style sheet that names them, which is the last entry. */
async function makeFontFiles(): Promise<FontFile[]> {
  const files = await Promise.all(
    faces.map(async (face) => {
      const content = await subsetFont(readFileSync(require.resolve(face.source)), characters, {
        targetFormat: 'woff2',
        variationAxes: face.axes,
      });
      return hashed(face.family.toLowerCase().replace(' ', '-'), content, 'woff2');
    }),
  );
  const css = faces.map(
    (face, index) =>
      `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:swap;src:url("/${files[index]?.fileName}") format("woff2")}`,
  );
  return [...files, hashed('fonts', css.join(''), 'css')];
}

/**
 * Makes the subset fonts at build. `virtual:fonts` exports `fontsHref`, the address of the style
 * sheet that the boot module adds once the page has been painted.
 */
export function fonts(): Plugin {
  let files: Promise<FontFile[]> | undefined;
  const fontFiles = () => {
    files ??= makeFontFiles();
    return files;
  };
  return {
    name: 'fonts',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const sheet = (await fontFiles()).at(-1);
      return `export const fontsHref = ${JSON.stringify(`/${sheet?.fileName}`)};`;
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
