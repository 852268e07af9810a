import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Files as they would be, by their place in the project. */
export type ChangedFiles = ReadonlyMap<string, string | Buffer>;

export interface ProjectCopy {
  folder: string;
  /** Makes the copy what the project is now, but with these files changed. */
  follow(changed: ChangedFiles): void;
  remove(): void;
}

/** Git lists a link to a folder like a file. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Copies the project's files into a folder of its own, with the same packages: what is tried there harms nothing. */
export function copyProject(project: string): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'pencil-'));
  symlinkSync(resolve(project, 'node_modules'), join(folder, 'node_modules'));
  /** When each file of the copy was last changed in the project. */
  const copied = new Map<string, number>();

  function put(file: string, data: string | Buffer) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, data);
  }

  return {
    folder,
    follow(changed) {
      const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
      const files = execFileSync('git', list, { cwd: project, encoding: 'utf8' }).split('\0');
      const present = new Set(files.filter((file) => file && isFile(join(project, file))));
      for (const file of copied.keys()) {
        if (present.has(file)) continue;
        rmSync(join(folder, file), { force: true });
        copied.delete(file);
      }
      for (const file of present) {
        const { mtimeMs } = statSync(join(project, file));
        if (copied.get(file) === mtimeMs) continue;
        put(file, readFileSync(join(project, file)));
        copied.set(file, mtimeMs);
      }
      for (const [file, data] of changed) {
        put(file, data);
        // Next time it is the project's again.
        copied.set(file, Number.NaN);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
