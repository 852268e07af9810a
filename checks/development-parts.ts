import { globSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtSite } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

/** What `npm run dev` puts into pages: the owner's pencil (`pencil/`), and Vite's own client. */
const traces = ['__pencil', 'pencil-token', 'data-pencil', '/pencil/', '@vite/client'];

/** Files that hold a part of the development server. */
export function developmentFindings(files: readonly { file: string; bytes: Buffer }[]): Finding[] {
  return files.flatMap(({ file, bytes }) =>
    traces
      .filter((trace) => bytes.includes(trace))
      .map((trace) => ({
        where: file,
        problem: `holds '${trace}', which is for 'npm run dev' alone`,
        remedy: 'import nothing of pencil/ where the site is built',
      })),
  );
}

/** A file's bytes as a browser reads them. */
export function readServed(file: string): Buffer {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

if (import.meta.main) {
  const entries = globSync(`${builtSite}/**/*`, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  report(developmentFindings(names.sort().map((file) => ({ file, bytes: readServed(file) }))));
}
