import process from 'node:process';
import { CommanderError } from '@commander-js/extra-typings';
import { piecesOf } from '../../hosts/node/staff-command/output/print.ts';
import { createProgram } from '../../hosts/node/staff-command/program.ts';
import type { StaffServices } from '../../hosts/node/staff-command/staff-services.ts';
import { fullWeek } from '../letter-facts.ts';
import { childEnvironment } from './child-environment.ts';
import { runProgram } from './start-program.ts';

type Settings = Readonly<Record<string, string>>;

/** Where the output of `runStaffCommand` goes, as in a shell: '| head -n 1', '> /dev/full'. */
type Redirection = `${'|' | '>'} ${string}`;

/**
 * Runs the staff command as a process, while this one goes on. With a redirection, `status` is
 * still the command's.
 */
export function runStaffCommand(
  env: Settings,
  args: readonly string[],
  redirection: Redirection | '' = '',
) {
  const program = [process.execPath, 'hosts/node/staff-command/main.ts', ...args];
  const inShell = ['bash', '-c', `set -o pipefail; "$@" ${redirection}`, 'bash', ...program];
  return runProgram(redirection ? inShell : program, { ...childEnvironment, ...env }).ended;
}

/** The same, with all that it printed in one. */
export async function enquiries(env: Settings, ...args: readonly string[]) {
  const { out, error, status } = await runStaffCommand(env, args);
  return { status, words: out + error };
}

/** What only some commands need. */
type Unasked = 'copies' | 'letterFacts' | 'elsewhere';

/** What the staff command prints when it runs in this process, on a store of this process. */
export async function answerTo(
  args: readonly string[],
  services: Omit<StaffServices, Unasked> & Partial<Pick<StaffServices, Unasked>>,
): Promise<string> {
  let answer = '';
  const program = createProgram({
    async onStore(format, work) {
      const result = await work({
        copies: () => [],
        elsewhere: [],
        letterFacts: async (week) => ({ ...fullWeek, week }),
        ...services,
      });
      const pieces = result.failed && !format.json ? [result.text] : piecesOf(result, format);
      answer = (await Array.fromAsync(pieces)).join('');
    },
    onFiles() {
      throw new Error('commands on files are tested as a process');
    },
    print: async (result) => {
      answer = result.text;
    },
  });
  for (const command of program.commands) command.configureOutput({ writeErr: () => {} });
  program.configureOutput({ writeErr: () => {} });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.message;
  }
  return answer;
}
