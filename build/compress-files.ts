import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text; fonts and pictures are compressed already. */
const compressible = '**/*.{html,js,css,svg,xml,txt,json,webmanifest}';

/** Levels of compression; the slow ones take half of a build. */
const levels = {
  fast: { brotli: constants.BROTLI_MIN_QUALITY, gzip: constants.Z_BEST_SPEED },
  smallest: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
};

/** Lays a brotli and a gzip twin beside each text file. */
export async function compressFiles(
  folder: string,
  level: keyof typeof levels = 'smallest',
): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const quality = levels[level];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.brotli };
  const names = globSync(compressible, { cwd: folder });
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await zip(content, { level: quality.gzip }));
    }),
  );
}
