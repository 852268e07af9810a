import { catalogue, pathOf } from '../../../content/catalogue.ts';
import { statementsToConfirm, wordsOf } from './statements-to-confirm.ts';

// `npm run to-confirm`: what the owner has to settle, page by page, in one list.
let count = 0;
for (const entry of catalogue) {
  console.log(`\n${entry.title} (${pathOf(entry)}): ${wordsOf(entry)}`);
  for (const { text, toConfirm } of await statementsToConfirm(entry)) {
    count += 1;
    console.log(`  ${toConfirm}: ${text}`);
  }
}
console.log(`\n${count} statements wait for the owner's word.`);
