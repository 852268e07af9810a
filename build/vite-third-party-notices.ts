import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/** File in which Vite lists the packages of the bundles; made into the notices and dropped. */
const listName = 'third-party-notices.json';
const noticesName = 'third-party-notices.txt';

const listSchema = v.array(
  v.object({
    name: v.string(),
    version: v.string(),
    identifier: v.optional(v.string(), 'no licence'),
    text: v.optional(v.string(), ''),
  }),
);
type Entry = v.InferOutput<typeof listSchema>[number];

/** The first file of a package whose name begins so, or nothing. */
function fileOf(name: string, beginning: RegExp): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((candidate) => beginning.test(candidate));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** What Vite says of a bundled package, for one that comes to visitors by another way. */
function entryOf(name: string): Entry {
  const folder = join('node_modules', name);
  const { version, license } = v.parse(
    v.object({ version: v.string(), license: v.string() }),
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return { name, version, identifier: license, text: fileOf(name, /^licen[cs]e/i) };
}

/** What Apache-2.0 requires with its text: the NOTICE of a package that has one. */
function withNotice(entry: Entry): Entry {
  const notice = entry.identifier.includes('Apache-2.0') ? fileOf(entry.name, /^notice/i) : '';
  return notice ? { ...entry, text: `${entry.text}\n\n${notice}` } : entry;
}

function noticesText(entries: readonly Entry[]): string {
  const sections = entries
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(
      ({ name, version, identifier, text }) => `## ${name} ${version} (${identifier})\n\n${text}\n`,
    );
  return ['This website contains the work of others, under these licences.\n', ...sections].join(
    '\n',
  );
}

/**
 * Writes `third-party-notices.txt` into the site: the licences of all that is sent to visitors,
 * because they require that their text travels with every copy.
 * @param others Packages that reach visitors in no bundle: as fonts, or inside the pages.
 */
export function thirdPartyNotices(others: readonly string[]): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({ environments: { client: { build: { license: { fileName: listName } } } } }),
    generateBundle: {
      // After Vite's own plugin, which makes the list.
      order: 'post',
      handler(_, bundle) {
        const list = bundle[listName];
        if (list?.type !== 'asset') throw new Error('Vite no longer lists the bundled packages');
        const bundled = v.parse(listSchema, JSON.parse(list.source.toString()));
        delete bundle[listName];
        this.emitFile({
          type: 'asset',
          fileName: noticesName,
          source: noticesText([...bundled, ...others.map(entryOf)].map(withNotice)),
        });
      },
    },
  };
}
