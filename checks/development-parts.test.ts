import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { developmentFindings, readServed } from './development-parts.ts';

const problemsOf = (text: string) =>
  developmentFindings([{ file: 'dist/site/index.html', bytes: Buffer.from(text) }]).map(
    ({ problem }) => problem,
  );

test.each([
  '<meta name="pencil-token" content="abc">',
  '<script type="module" src="/pencil/page/start.tsx"></script>',
  '<script type="module" src="/@vite/client"></script>',
  "fetch('/__pencil/save')",
  '<div data-pencil-host></div>',
])('a part of the development server is found: %s', (part) => {
  const problems = problemsOf(`<!doctype html>${part}<p>Words</p>`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("which is for 'npm run dev' alone");
});

test('words about a pencil pass', () => {
  expect(problemsOf('<p>A pencil sketch, and a pencil-drawn logo</p>')).toEqual([]);
});

test('compressed files are read as a browser reads them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bytes = Buffer.from('__pencil '.repeat(50));
  const files = { 'a.js': bytes, 'a.js.br': brotliCompressSync(bytes), 'a.js.gz': gzipSync(bytes) };
  for (const [name, written] of Object.entries(files)) {
    const file = join(folder, name);
    writeFileSync(file, written);
    expect(developmentFindings([{ file, bytes: readServed(file) }])).toHaveLength(1);
  }
});
