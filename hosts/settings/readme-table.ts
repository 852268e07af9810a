import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Setting } from './setting.ts';
import { allSettings } from './table.ts';

const header = '| Name | Default | Counts in | Meaning |\n| --- | --- | --- | --- |\n';

const rowOf = ({ name, default: byDefault, defaultInWords, countsIn, meaning }: Setting) => {
  const shown = byDefault ? `\`${byDefault}\`` : 'not set';
  return `| \`${name}\` | ${defaultInWords ?? shown} | ${countsIn.join(', ')} | ${meaning} |\n`;
};

/** A README with its table of settings as it should be. */
export function withSettings(readme: string): string {
  const [before, rest] = readme.split(header);
  if (before === undefined || rest === undefined) throw new Error('README.md has no such table');
  const after = rest.slice(rest.search(/^(?!\|)/m));
  return before + header + allSettings.map(rowOf).join('') + after;
}

// `npm run format` writes the README's table.
if (process.argv[1] === import.meta.filename) {
  writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8')));
}
