import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A path of the project in a comment; perhaps only its beginning, as `docs/decisions/site/021`. */
const path =
  /(?<![\w./])(?:adapters|bench|build|checks|content|deploy|docs|enquiry|hosts|site|testing|tests)\/[\w./@-]*\w/g;

test('Comments name only files and folders that exist', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  const files = stdout.trim().split('\n');
  const sources = files.filter((file) => /\.(?:tsx?|mjs|css|sql|service)$/.test(file));
  const stale = sources.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const comments = lines.filter((line) => /^\s*(?:\/\/|\/?\*|#|--)/.test(line)).join('\n');
    const named = comments.match(path) ?? [];
    return named
      .filter((name) => !files.some((known) => known.startsWith(name)))
      .map((name) => `${file}: ${name}`);
  });
  expect(stale).toEqual([]);
});
