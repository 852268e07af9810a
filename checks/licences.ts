import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { builtSite } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

/**
 * Licences of packages that may be sent to visitors. They require only that their text is included,
 * and Apache-2.0 the package's NOTICE if it has one: the third-party notices hold both.
 */
const forVisitors = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Further licences for what builds, tests and serves the site, unchanged, on our machines. The last
 * three are licences of word lists that the spelling check reads.
 */
const forUs = new Set([
  ...forVisitors,
  'BSD',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
  'LGPL-3.0-or-later',
  'CC BY-SA 4.0',
  'LGPL-3.0',
  'WTFPL',
]);

/** Whether these licences are enough for an SPDX expression such as '(MIT OR CC0-1.0)'. */
function isMet(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  if (/ AND /.test(plain) && / OR /.test(plain)) return false;
  const parts = plain.split(/ AND | OR /);
  return / OR /.test(plain)
    ? parts.some((part) => allowed.has(part))
    : parts.every((part) => allowed.has(part));
}

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string()), license: v.optional(v.string()) }),
  ),
});

/** Packages in a `package-lock.json` whose licence is not allowed. */
export function foreignLicences(lock: string): Finding[] {
  const { packages } = v.parse(lockSchema, JSON.parse(lock));
  return Object.entries(packages)
    .filter(([folder, { license = '' }]) => folder !== '' && !isMet(license, forUs))
    .map(([folder, { version, license }]) => ({
      where: `${folder} ${version}`,
      problem: `licence ${license ?? 'not declared'}`,
      remedy: `do without what brings it ('npm explain ${folder}'), or allow the licence in checks/licences.ts`,
    }));
}

/** Packages sent to visitors under a licence that is not allowed, or without its text. */
export function noticesFindings(notices: string): Finding[] {
  return notices
    .split(/^## (?=\S+ \S+ \(.+\)$)/m)
    .slice(1)
    .flatMap((section) => {
      const [, name = '', licence = ''] = /^(\S+ \S+) \((.+)\)$/m.exec(section) ?? [];
      const text = section.slice(section.indexOf('\n')).trim();
      const found = { where: `${name}, which visitors are sent` };
      return [
        isMet(licence, forVisitors)
          ? []
          : {
              ...found,
              problem: `licence ${licence}`,
              remedy: 'keep it out of site/ and its imports',
            },
        text
          ? []
          : {
              ...found,
              problem: 'no licence text in its package',
              remedy: 'ask its authors for it',
            },
      ].flat();
    });
}

if (import.meta.main) {
  const file = join(builtSite, 'third-party-notices.txt');
  const missing = { where: file, problem: 'not there', remedy: 'run npm run build' };
  report([
    ...foreignLicences(readFileSync('package-lock.json', 'utf8')),
    ...(existsSync(file) ? noticesFindings(readFileSync(file, 'utf8')) : [missing]),
  ]);
}
