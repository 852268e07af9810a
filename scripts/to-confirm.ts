import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, pathOf } from '../content/catalogue.ts';

/** Every statement below a value that only the owner can confirm, with what is to be settled. */
function* statementsIn(value: unknown): Generator<{ text: string; toConfirm: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('toConfirm' in value && 'text' in value) {
    yield { text: String(value.text), toConfirm: String(value.toConfirm) };
    return;
  }
  for (const part of Object.values(value)) yield* statementsIn(part);
}

// `npm run to-confirm`: what the owner has to settle, page by page, in one list.
let count = 0;
for (const entry of catalogue) {
  const file = join('content/services', `${entry.line}/${entry.slug}.ts`);
  const words: unknown = await import(pathToFileURL(file).href);
  console.log(`\n${entry.title} (${pathOf(entry)}): ${file}`);
  for (const { text, toConfirm } of statementsIn(words)) {
    count += 1;
    console.log(`  ${toConfirm}: ${text}`);
  }
}
console.log(`\n${count} statements wait for the owner's word.`);
