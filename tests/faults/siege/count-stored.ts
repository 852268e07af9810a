import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { compare } from './attack-row.ts';

/** Looks for each accepted enquiry in a stopped server's SQLite file; no two have the same message. */
export function countStored(dataDir: string, accepted: Iterable<string>) {
  const db = new DatabaseSync(join(dataDir, 'enquiries.db'));
  const stored = db.prepare('SELECT reference, message FROM enquiry WHERE NOT canary').all();
  db.close();
  const references = stored.map(({ reference }) => String(reference));
  const messages = new Set(stored.map(({ message }) => message));
  return { ...compare(accepted, references), doubled: stored.length - messages.size };
}
