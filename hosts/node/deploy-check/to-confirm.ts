import { statementsToConfirm } from './statements-to-confirm.ts';

// `npm run to-confirm`: what the owner has to confirm, with file and line.
const statements = statementsToConfirm();
for (const { file, line, text, toConfirm } of statements) {
  console.log(`${file}:${line}  ${toConfirm}: ${text}`);
}
console.log(`\n${statements.length} statements need the owner's confirmation.`);
