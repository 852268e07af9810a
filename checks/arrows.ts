import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';
import { type Finding, report } from './finding.ts';

/** What a room may import: of our own rooms by path, and of packages by name. */
interface Room {
  files: string;
  own: readonly RegExp[];
  packages: 'any' | readonly string[];
  because: string;
}

const rooms: readonly Room[] = [
  {
    files: 'content/**/*.ts',
    own: [/^content\//],
    packages: [],
    because: 'content is plain data: it imports content alone, and no package',
  },
  {
    files: 'enquiry/**/*.ts',
    own: [/^enquiry\//, /^content\/model\.ts$/],
    packages: ['valibot'],
    because: 'enquiry knows content/model, Valibot and Web APIs; hosts hand it the rest',
  },
  {
    files: 'adapters/**/*.ts',
    own: [/^adapters\//, /^enquiry\//, /^content\/model\.ts$/],
    packages: 'any',
    because: 'adapters serve enquiry and know nothing of hosts or pages',
  },
  {
    files: 'hosts/node/**/*.ts',
    own: [/^hosts\/(node|shared)\//, /^adapters\//, /^enquiry\//, /^content\//],
    packages: 'any',
    because: 'a host imports adapters, enquiry and content, neither pages nor the other host',
  },
  {
    files: 'hosts/supabase/**/*.ts',
    own: [/^hosts\/(supabase|shared)\//, /^adapters\//, /^enquiry\//, /^content\//],
    packages: 'any',
    because: 'a host imports adapters, enquiry and content, neither pages nor the other host',
  },
  {
    files: 'site/ui/**/*.{ts,tsx}',
    own: [/^site\/ui\//, /^content\/model\.ts$/],
    packages: ['react', 'virtual:icons'],
    because: 'ui takes plain data: it knows no router, no content, no enquiry',
  },
  {
    files: 'site/**/*.{ts,tsx}',
    own: [/^site\//, /^content\//, /^enquiry\/(rules\/validate|enquiry)\.ts$/],
    packages: [
      'react',
      'react-dom',
      'react-router',
      'sonner',
      '@supabase/functions-js',
      'virtual:fonts',
      'virtual:icons',
    ],
    because: 'the app knows content and the rules of an enquiry, never adapters or hosts',
  },
  {
    files: 'build/**/*.{ts,mjs}',
    own: [/^build\//, /^site\//, /^content\//, /^hosts\/(node|shared)\//],
    packages: 'any',
    because: 'scripts build and serve the site; they reach no store and no mail',
  },
  {
    files: 'checks/**/*.ts',
    own: [/^checks\//],
    packages: 'any',
    because: 'checks judge files from outside: they import nothing that they judge',
  },
];

/** Names that a room must not even speak of. */
const forbiddenWords: readonly { files: string; words: RegExp; because: string }[] = [
  {
    files: 'enquiry/**/*.ts',
    words: /\bDeno\b|\bprocess\b|['"]node:/,
    because: 'enquiry runs on every host: no Node, no Deno',
  },
  {
    files: 'site/**/*.{ts,tsx}',
    words: /process\.env/,
    because: 'the app is told its settings at build',
  },
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Parts of the site that run at build only, and may use what the build has. */
const isBuildOnly = (file: string) =>
  /^site\/(document\/|.*\/vite-[\w-]+\.ts$|.*sonner-style-hashes\.ts$)/.test(file);

/** Every module that a source names: static, dynamic, type-only, re-exported. */
function importsOf(source: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const takes = 'type' in node && /^(Import|Export|TSImport)/.test(String(node.type));
    if (takes && 'source' in node && isText(node.source)) found.push(node.source.value);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, source).program);
  return found;
}

function isText(node: unknown): node is { value: string } {
  return (
    typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
  );
}

function judge(room: Room, file: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    const target = join(file, '..', name).split(sep).join('/');
    if (/^tests\//.test(target)) return 'nothing imports tests';
    return room.own.some((allowed) => allowed.test(target)) ? undefined : room.because;
  }
  if (room.packages === 'any') return undefined;
  const bare = name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1');
  if (builtinModules.includes(bare) || name.startsWith('node:')) return room.because;
  return room.packages.includes(bare) ? undefined : room.because;
}

/** Every import below `root` that the architecture forbids. */
export function brokenArrows(root: string): Finding[] {
  const broken: Finding[] = [];
  const add = (where: string, name: string, remedy: string) =>
    broken.push({ where, problem: `names ${name}`, remedy });
  for (const room of rooms) {
    for (const [file, source] of sourcesLike(room.files, root)) {
      for (const name of importsOf(source, file)) {
        const because = judge(room, file, name);
        if (because) add(file, name, because);
      }
    }
  }
  for (const { files, words, because } of forbiddenWords) {
    for (const [file, source] of sourcesLike(files, root)) {
      const match = words.exec(withoutComments(source));
      if (match) add(file, match[0], because);
    }
  }
  return broken;
}

function sourcesLike(pattern: string, root: string): [file: string, source: string][] {
  return globSync(pattern, { cwd: root })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !isTest(name) && !isBuildOnly(name))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]);
}

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

if (import.meta.main) report(brokenArrows('.'));
