import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type CompressedPicture, compressPicture, picturesFolder } from './compress-picture.ts';
import { pictureProblems, picturesIn } from './named-pictures.ts';
import { originalsIn } from './originals.ts';

async function compressAll(): Promise<ReadonlyMap<string, CompressedPicture>> {
  const originals = [...originalsIn(picturesFolder)];
  return new Map(
    await Promise.all(
      originals.map(async ([path, file]) => [path, await compressPicture(file)] as const),
    ),
  );
}

/** What all files of content export. */
function importContent(): Promise<readonly unknown[]> {
  const files = globSync('content/**/*.ts').filter((name) => !name.endsWith('.test.ts'));
  return Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
}

/**
 * Serves the pictures that the owner adds, small enough for the web: the build writes them into
 * `pictures/`, and fails if content names one that is not there or has another size, because the
 * page keeps that space for it. `npm run dev` makes each on request, and again when its file changes.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const compressed = await compressAll();
      const problems = pictureProblems(picturesIn(await importContent()), compressed);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      for (const [path, { data }] of compressed) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: data });
      }
    },
    configureServer(server) {
      /** By file and the time of its last change. */
      const cache = new Map<string, Promise<CompressedPicture>>();
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (!path.startsWith('/pictures/')) return next();
        try {
          const file = originalsIn(picturesFolder).get(path);
          if (file === undefined) return next();
          const key = `${file} ${statSync(file).mtimeMs}`;
          const picture = cache.get(key) ?? compressPicture(file);
          cache.set(key, picture);
          const { data } = await picture;
          response.setHeader('Content-Type', 'image/webp');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(data);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
