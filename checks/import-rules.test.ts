import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Forbidden imports, one per file: the rule that it breaks, the file, its text. */
const broken: readonly [rule: string, file: string, source: string][] = [
  ['content-is-plain-data', 'content/package.ts', "import { useId } from 'react';"],
  ['content-is-plain-data', 'content/site.ts', "import { x } from '../site/routes.ts';"],
  ['enquiry-runs-everywhere', 'enquiry/package.ts', "import { Hono } from 'hono';"],
  ['enquiry-runs-everywhere', 'enquiry/node.ts', "import { randomUUID } from 'node:crypto';"],
  ['enquiry-runs-everywhere', 'enquiry/words.ts', "import { x } from '../content/forms.ts';"],
  ['enquiry-runs-everywhere', 'enquiry/type.ts', "import type { X } from '../adapters/store.ts';"],
  ['rules-are-pure', 'enquiry/rules/impure.ts', "import { x } from '../intake/handle.ts';"],
  [
    'adapters-serve-enquiry',
    'adapters/host.ts',
    "export * from '../hosts/settings/read-settings.ts';",
  ],
  ['hosts-know-no-pages', 'hosts/node/page.ts', "import { x } from '../../site/routes.ts';"],
  ['hosts-are-separate', 'hosts/node/other.ts', "import { x } from '../supabase/index.ts';"],
  ['hosts-are-separate', 'hosts/shared/up.ts', "import { x } from '../node/main.ts';"],
  ['hosts-are-separate', 'hosts/settings/up.ts', "import { x } from '../node/main.ts';"],
  ['ui-takes-plain-data', 'site/ui/router.ts', "import { Link } from 'react-router';"],
  ['ui-takes-plain-data', 'site/ui/words.ts', "import { x } from '../../content/forms.ts';"],
  [
    'browser-code-reaches-no-server',
    'site/lazy.ts',
    "export const load = () => import('../adapters/store.ts');",
  ],
  ['browser-code-reaches-no-server', 'site/handler.ts', "import '../enquiry/intake/handle.ts';"],
  [
    'browser-code-never-imports-build-only-code',
    'site/start/late.ts',
    "import { x } from '../fonts/vite-fonts.ts';",
  ],
  ['tools-come-when-touched', 'site/pages/early.ts', "import { x } from '../tools/a/a.ts';"],
  ['tools-are-separate', 'site/tools/b/b.ts', "import { x } from '../a/a.ts';"],
  ['tools-compute-without-react', 'site/tools/a/view.ts', "import { useId } from 'react';"],
  ['build-stores-nothing', 'build/store.ts', "import { x } from '../adapters/store.ts';"],
  ['checks-stay-outside', 'checks/inside.ts', "import { x } from '../content/forms.ts';"],
  [
    'no-test-tools-in-the-product',
    'hosts/node/a.ts',
    "import { x } from '../../testing/mail/smtp-inbox.ts';",
  ],
  ['no-circles', 'enquiry/one.ts', "import { x } from './two.ts';"],
  ['resolvable', 'enquiry/lost.ts', "import { x } from './nowhere.ts';"],
];

/** The files that the forbidden imports point to. */
const targets: Readonly<Record<string, string>> = {
  'content/forms.ts': '',
  'site/routes.ts': '',
  'site/fonts/vite-fonts.ts': '',
  'site/tools/a/a.ts': '',
  'adapters/store.ts': '',
  'hosts/node/main.ts': '',
  'hosts/settings/read-settings.ts': '',
  'hosts/supabase/index.ts': '',
  'enquiry/intake/handle.ts': '',
  'enquiry/two.ts': "export { x } from './one.ts';",
  'testing/mail/smtp-inbox.ts': '',
};

let root: string;
let report: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  cpSync('checks/settings/import-rules.json', join(root, 'import-rules.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const files = [...Object.entries(targets), ...broken.map(([, file, text]) => [file, text])];
  for (const [file = '', text = ''] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${text}\nexport const x = 1;\nexport interface X {}\n`);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['--config', 'import-rules.json', '--output-type', 'err', ...new Set(files.map(folderOf))],
    { cwd: root, encoding: 'utf8' },
  );
  report = stdout;
});
afterAll(() => rmSync(root, { recursive: true }));

const folderOf = ([file = '']: readonly string[]) => file.split('/', 1)[0] ?? '';

test.each(broken)('The rule %s finds %s', (rule, file) => {
  const found = report.split('\n').filter((line) => line.includes(`${rule}: ${file}`));
  expect(found).toHaveLength(1);
});
