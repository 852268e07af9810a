import type { CommandUnknownOpts } from '@commander-js/extra-typings';

/** The name under which the command is completed: `deploy/website-enquiries`. */
const name = 'website-enquiries';

/** A script for bash that completes commands, their options, and the choices of these. */
export function bashCompletion({ commands }: CommandUnknownOpts): string {
  const options = commands.flatMap((command) => command.options);
  const choices = new Map(
    options.flatMap(({ long, argChoices }) => (argChoices ? [[long, argChoices.join(' ')]] : [])),
  );
  const optionsOf = ({ options }: CommandUnknownOpts) => options.map(({ long }) => long).join(' ');
  return `_website_enquiries() {
  local words="${commands.map((command) => command.name()).join(' ')}"
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${commands.map((command) => `    ${command.name()}) words="${optionsOf(command)}" ;;`).join('\n')}
    *) words="" ;;
  esac
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${[...choices].map(([option, values]) => `    ${option}) words="${values}" ;;`).join('\n')}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _website_enquiries ${name}`;
}
