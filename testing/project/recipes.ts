import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile } from './project-copy.ts';

const document = readFileSync('CONTRIBUTING.md', 'utf8');

/** The recipes whose steps are commands and changes. A form of its own is added to a new service. */
export const recipes: Readonly<Record<string, readonly string[]>> = {
  'Add a service': ['Add a service'],
  'Draw a figure': ['Add a service', 'Draw a figure'],
  'Add a tool': ['Add a service', 'Add a tool'],
  'Change a notice': ['Change a notice'],
  'Add a form': ['Add a service', 'Add a form'],
  'Add a field': ['Add a field'],
  'Add a legal page': ['Add a legal page'],
};

/** The blocks of one kind in one of the document's recipes, without the list's indentation. */
function blocks(recipe: string, kind: 'sh' | 'diff'): string[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${recipe}\n`)) ?? '';
  const fences = section.matchAll(
    new RegExp(`^ {3}\`\`\`${kind}\\n([\\s\\S]*?)^ {3}\`\`\`$`, 'gm'),
  );
  return [...fences].map(([, text = '']) => text.replaceAll(/^ {3}/gm, '').trimEnd());
}

/**
 * Does with a copy of the project what a recipe says: nothing less, and nothing else. A change that
 * has been made already is left as it is.
 * @throws Error when the recipe has no steps, or one of them cannot be done.
 */
export function followRecipe(recipe: string, folder: string): void {
  const commands = blocks(recipe, 'sh');
  const changes = blocks(recipe, 'diff');
  if (commands.length + changes.length === 0) throw new Error(`${recipe} has no steps`);
  for (const command of commands) {
    const { status, stderr } = spawnSync('sh', ['-ec', command], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${recipe}: ${stderr}`);
  }
  for (const change of changes) {
    const [name = '', ...lines] = change.split('\n');
    const side = (sign: '+' | '-') =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n');
    const file = join(folder, name);
    if (!readFileSync(file, 'utf8').includes(side('+'))) changeFile(file, side('-'), side('+'));
  }
}
