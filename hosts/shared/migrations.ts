import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Migration } from '../../adapters/postgres/migrations.ts';

/** Reads `supabase/migrations`, in order: the same files that Supabase runs. */
export function readMigrations(): readonly Migration[] {
  const folder = join(import.meta.dirname, '..', 'supabase', 'migrations');
  return globSync('*.sql', { cwd: folder })
    .sort()
    .map((file) => ({
      name: basename(file, '.sql'),
      sql: readFileSync(join(folder, file), 'utf8'),
    }));
}
