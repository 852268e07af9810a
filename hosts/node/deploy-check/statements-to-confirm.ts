import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StatementToConfirm {
  /** From the project's folder: `content/home.ts`. */
  file: string;
  /** Where the text begins, counted from 1. */
  line: number;
  /** What visitors read. */
  text: string;
  /** What the owner has to confirm. */
  toConfirm: string;
  /** A lawyer should read it first. */
  forLawyer?: true;
}

const thisProject = join(import.meta.dirname, '../../..');

/** A statement as content marks it: `ToConfirm` in `content/model/statement.ts`. */
const marked =
  /(?<=\btext:\s*)(['"`])((?:\\.|(?!\1|\$\{)[^\\])*)\1,\s*toConfirm:\s*(['"])((?:\\.|(?!\3)[^\\])*)\3/g;
const marks = /\btoConfirm:\s*['"`]/g;

/** What `content/company.ts` leaves unfilled. */
const unfilled = /\b(\w+): null\b/g;

/** A paragraph of a legal document that ends with a comment: `<!-- to confirm: … -->`, or `<!-- to confirm: for the lawyer: … -->`. */
const commented = /^(.*\S)\s*<!-- to confirm: (for the lawyer: )?(.+) -->$/gm;

/**
 * Everything on the site that only the owner can confirm, in the order of files and lines.
 * @throws Error when the text of a statement is not one literal before its mark.
 */
export function statementsToConfirm(project = thisProject): readonly StatementToConfirm[] {
  const files = globSync('content/**/*.{ts,md}', { cwd: project }).sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(project, file), 'utf8');
    const statement = (index: number, text = '', toConfirm = ''): StatementToConfirm => ({
      file,
      line: source.slice(0, index).split('\n').length,
      text: text.replaceAll(/\\(.)/g, '$1'),
      toConfirm,
    });
    if (file.endsWith('.md')) {
      return [...source.matchAll(commented)].map(({ index, 1: text, 2: lawyer, 3: what }) => ({
        ...statement(index, text, what),
        ...(lawyer && { forLawyer: true }),
      }));
    }
    const statements = [...source.matchAll(marked)].map(({ index, 2: text, 4: what }) =>
      statement(index, text, what),
    );
    if (statements.length < [...source.matchAll(marks)].length) {
      throw new Error(`${file}: each 'toConfirm' must follow a 'text' that is one literal`);
    }
    const blanks = [...source.matchAll(unfilled)].map(({ index, 1: what }) =>
      statement(index, 'not filled in', what),
    );
    return [...blanks, ...statements];
  });
}
