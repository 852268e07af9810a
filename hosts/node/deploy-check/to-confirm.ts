import { type StatementToConfirm, statementsToConfirm } from './statements-to-confirm.ts';
import { emptySlots } from './worth-adding.ts';

// `npm run to-confirm`: what the owner has to confirm, and a lawyer, with file and line; then what would be worth adding.

function list(heading: string, statements: readonly StatementToConfirm[]): void {
  console.log(`${heading}\n`);
  for (const { file, line, text, toConfirm } of statements) {
    console.log(`${file}:${line}  ${toConfirm}: ${text}`);
  }
  console.log('');
}

const statements = statementsToConfirm();
const legal = statements.filter(({ forLawyer }) => forLawyer);
list(
  'For the owner',
  statements.filter(({ forLawyer }) => !forLawyer),
);
list(`For the lawyer: ${legal.length} passages of the legal documents`, legal);
console.log('Worth adding: shown once it is filled\n');
for (const { place, what } of await emptySlots()) console.log(`${place}  ${what}`);
console.log(`\n${statements.length} statements need the owner's confirmation.`);
