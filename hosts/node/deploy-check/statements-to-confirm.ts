import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueEntry } from '../../../content/model.ts';

export interface StatementToConfirm {
  text: string;
  /** What is to be settled. */
  toConfirm: string;
}

/** Where a service's words stand, in the project. */
export const wordsOf = ({ line, slug }: CatalogueEntry) => `content/services/${line}/${slug}.ts`;

/** What a service's page says that only the owner can confirm. */
export async function statementsToConfirm(
  entry: CatalogueEntry,
): Promise<readonly StatementToConfirm[]> {
  const file = join(import.meta.dirname, '../../..', wordsOf(entry));
  const words: unknown = await import(pathToFileURL(file).href);
  return [...statementsIn(words)];
}

function* statementsIn(value: unknown): Generator<StatementToConfirm> {
  if (typeof value !== 'object' || value === null) return;
  if ('toConfirm' in value && 'text' in value) {
    yield { text: String(value.text), toConfirm: String(value.toConfirm) };
    return;
  }
  for (const part of Object.values(value)) yield* statementsIn(part);
}
