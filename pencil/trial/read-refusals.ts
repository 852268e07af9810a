import type { Refusal } from '../protocol.ts';
import type { Ran } from './programs.ts';

// What the project's checks print, in the owner's words.

const lastLine = ({ output }: Ran) => output.trim().split('\n').at(-1)?.trim() ?? '';

/** A check that failed without saying why has not found the edit good. */
const unchecked = (what: string, ran: Ran): Refusal => ({
  sentence: `${what} could not be checked: ${lastLine(ran) || 'the check ended early'}`,
});

export const buildRefusals = (ran: Ran): readonly Refusal[] =>
  ran.passed ? [] : [{ sentence: `The site cannot be built with it: ${lastLine(ran)}` }];

export const typeRefusals = ({ passed, output }: Ran): readonly Refusal[] =>
  passed ? [] : [{ sentence: `The compiler does not accept it: ${output.trim().split('\n')[0]}` }];

export function spellingRefusals(ran: Ran): readonly Refusal[] {
  if (ran.passed) return [];
  const lines = ran.output.split('\n').filter((line) => / - \w+ word \(\S+\)/.test(line));
  if (lines.length === 0) return [unchecked('The spelling', ran)];
  return lines.map((line) => {
    const [, kind, word = '', instead] =
      / - (\w+) word \((\S+)\)(?:.*?\((.+?)\))?/.exec(line) ?? [];
    if (kind !== 'Unknown') {
      return { sentence: `“${word}” is spelt another way here${instead ? `: ${instead}` : ''}.` };
    }
    const sentence = `“${word}” is not in the dictionary: correct it, or add it if it is right.`;
    return { sentence, word };
  });
}

/** A finding is printed as its place, its problem and its remedy. */
export function pageRefusals(ran: Ran): readonly Refusal[] {
  if (ran.passed) return [];
  const findings = ran.output.matchAll(/^ {4}(\S.*)\n {6}(\S.*)\n {6}→ (.*)$/gm);
  const refusals = [...findings].map(([, place, problem, remedy]) => ({
    sentence: `${place}: ${problem}. ${remedy}.`,
  }));
  return refusals.length > 0 ? refusals : [unchecked('The pages', ran)];
}

/** Vitest's report in JSON. */
interface TestReport {
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * The names of tests are the rules.
 * @param report `undefined`: Vitest wrote none.
 */
export function ruleRefusals(ran: Ran, report: string | undefined): readonly Refusal[] {
  if (ran.passed) return [];
  const { testResults }: TestReport = JSON.parse(report ?? '{"testResults":[]}');
  const refusals = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] }) => ({
      sentence: `A rule would be broken: “${fullName.trim()}”. ${message.split('\n')[0]?.replace(/^\w*Error: /, '')}`,
    }));
  return refusals.length > 0 ? refusals : [unchecked('The rules of words', ran)];
}
