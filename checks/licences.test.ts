import { expect, test } from 'vitest';
import { foreignLicences, noticesFindings } from './licences.ts';

const lockWith = (licenceOfFan: string | undefined) =>
  JSON.stringify({
    packages: {
      '': { name: 'kitchen' },
      'node_modules/oven': { version: '1.0.0', license: 'MIT' },
      'node_modules/oven/node_modules/fan': { version: '2.1.0', license: licenceOfFan },
    },
  });

test.each(['MIT', 'MPL-2.0', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)'])(
  '%s is allowed at build time',
  (licence) => {
    expect(foreignLicences(lockWith(licence))).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', '(MIT AND GPL-3.0-only)', undefined])(
  '%s is found, with the command that says what brings it',
  (licence) => {
    expect(foreignLicences(lockWith(licence))).toEqual([
      {
        where: 'node_modules/oven/node_modules/fan 2.1.0',
        problem: `licence ${licence ?? 'not declared'}`,
        remedy: expect.stringContaining('npm explain node_modules/oven/node_modules/fan'),
      },
    ]);
  },
);

const notices = (...sections: string[]) => ['Notices', ...sections].join('\n\n');

test('what is sent to visitors may be MIT or Apache, but no licence that requires more than its text and notice', () => {
  const oven = '## oven 1.0.0 (MIT)\n\nCopyright (c) 2026 Baker';
  const tin = '## tin 1.0.0 (Apache-2.0)\n\nApache License\n\nTin, by Baker';
  expect(noticesFindings(notices(oven, tin))).toEqual([]);
  const found = noticesFindings(notices(oven, '## @kitchen/fan 2.1.0 (MPL-2.0)\n\nCopyright'));
  expect(found.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    '@kitchen/fan 2.1.0, which visitors are sent: licence MPL-2.0',
  ]);
});

test('a package that is sent without the text of its licence is found', () => {
  const found = noticesFindings(notices('## oven 1.0.0 (MIT)', '## fan 2.1.0 (MIT)\n\nCopyright'));
  expect(found.map(({ problem }) => problem)).toEqual(['no licence text in its package']);
});
