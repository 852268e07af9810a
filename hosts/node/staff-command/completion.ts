import { spamSigns } from '../../../enquiry/rules/judge-spam.ts';
import { enquiryStates } from '../../../enquiry/upkeep/records.ts';
import { commandForms } from './arguments/commands.ts';

/** The name under which the command is completed: `deploy/website-enquiries`. */
const program = 'website-enquiries';

/** A script for bash that completes commands, their options, states and signs. */
export function bashCompletion(): string {
  const cases = Object.entries(commandForms).map(
    ([name, { options }]) =>
      `    ${name}) words="${options.map((each) => `--${each}`).join(' ')}" ;;`,
  );
  return `_website_enquiries() {
  local words="${Object.keys(commandForms).join(' ')}"
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words="" ;;
  esac
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
    --state) words="${enquiryStates.join(' ')}" ;;
    --sign) words="${spamSigns.join(' ')}" ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _website_enquiries ${program}`;
}
