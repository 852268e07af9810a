import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtSite } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

/**
 * Most bytes of a page as it is sent, compressed: 24,000 with the headers of the answer, for which these keep room
 * (`tests/first-load/first-flight.test.ts` measures whole answers).
 */
const mostBytes = 24_000 - 1_500;

/** Pages that are too long. */
export function byteFindings(
  pages: readonly { file: string; bytes: number }[],
  most = mostBytes,
): Finding[] {
  return pages
    .filter(({ bytes }) => bytes > most)
    .map(({ file, bytes }) => ({
      where: file,
      problem: `has ${bytes.toLocaleString('en')} bytes when compressed; ${most.toLocaleString('en')} are allowed`,
      remedy: 'say it in fewer words, or on another page',
    }));
}

/** A quick build hardly compresses: what looks too long is compressed better, and at last as in a release. */
const qualities = [5, constants.BROTLI_MAX_QUALITY];

function sentBytes(file: string): number {
  const html = readFileSync(file);
  let { length } = readFileSync(`${file}.br`);
  for (const quality of qualities) {
    if (length <= mostBytes) return length;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    ({ length } = brotliCompressSync(html, { params }));
  }
  return length;
}

if (import.meta.main) {
  const files = globSync(`${builtSite}/**/*.html`).sort();
  report(byteFindings(files.map((file) => ({ file, bytes: sentBytes(file) }))));
}
