import { statementsToConfirm } from './statements-to-confirm.ts';

// `npm run to-confirm`: what the owner has to settle, with file and line, in one list.
const statements = await statementsToConfirm();
for (const { file, line, text, toConfirm } of statements) {
  console.log(`${file}:${line}  ${toConfirm}: ${text}`);
}
console.log(`\n${statements.length} statements wait for the owner's word.`);
