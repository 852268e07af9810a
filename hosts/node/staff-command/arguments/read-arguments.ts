import { parseArgs } from 'node:util';
import leven from 'leven';
import { isEmailAddress } from '../../../../enquiry/rules/email-address.ts';
import {
  type CommandName,
  commandForms,
  formOf,
  isCommand,
  type OptionValues,
  options,
  parseOptions,
} from './commands.ts';

/** What the command is asked for, read and checked. */
export interface Request {
  name: CommandName;
  /** A reference in capitals, an address, a file, or ''. */
  argument: string;
  values: OptionValues;
}

/** Returns what is asked for, or what is wrong with it. */
export function readArguments([name = '', ...rest]: readonly string[]): Request | string {
  if (!isCommand(name)) {
    if (name === '') return 'Name a command.';
    return `There is no command "${name}"${nearest(name, Object.keys(commandForms), '') || '.'}`;
  }
  const wrong = wrongOption(name, rest);
  if (wrong !== undefined) return wrong;
  try {
    const { values, positionals } = parseOptions(rest);
    const [argument = '', ...more] = positionals;
    const problem = wrongArgument(name, argument, more);
    if (problem !== undefined) return problem;
    if (values.json && values.csv) return 'Choose one of --json and --csv.';
    const isReference = formOf(name).takes === 'REFERENCE';
    return { name, argument: isReference ? argument.toUpperCase() : argument, values };
  } catch (error) {
    return error instanceof Error ? error.message : 'These options cannot be read.';
  }
}

/** An option that does not exist, or not for this command. */
function wrongOption(name: CommandName, args: readonly string[]): string | undefined {
  const known: readonly string[] = formOf(name).options;
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || known.includes(token.name)) continue;
    const all = known.map((option) => `--${option}`).join(', ');
    const hint = nearest(token.name, known, '--') || `; it takes ${all}.`;
    return `${name} has no option ${token.rawName}${hint}`;
  }
  return undefined;
}

function wrongArgument(
  name: CommandName,
  argument: string,
  more: readonly string[],
): string | undefined {
  const { takes } = formOf(name);
  if (more.length > 0 || (!takes && argument)) {
    return `${name} takes ${takes ? 'one thing' : 'nothing'} after it.`;
  }
  if (takes && takes !== 'FILE' && !argument) {
    return `${name} needs a${takes === 'EMAIL' ? 'n' : ''} ${takes}.`;
  }
  if (takes === 'EMAIL' && !isEmailAddress(argument)) return `"${argument}" is no e-mail address.`;
  return undefined;
}

/** Slips of a finger after which a word is still taken for another one: in short words only one. */
const mostSlips = (word: string) => (word.length > 4 ? 2 : 1);

/** '; did you mean --state?' when one of the words resembles what was typed, else ''. */
export function nearest(typed: string, words: readonly string[], before: string): string {
  const found = words
    .map((word) => ({ word, far: leven(typed, word) }))
    .filter(({ word, far }) => far <= mostSlips(word))
    .sort((one, other) => one.far - other.far)[0];
  return found ? `; did you mean ${before}${found.word}?` : '';
}
