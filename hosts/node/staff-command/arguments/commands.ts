import { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Every option of every command; Node's own parser reads them. */
export const options = {
  json: flag,
  csv: flag,
  state: text,
  from: text,
  to: text,
  page: text,
  size: text,
  sign: text,
  network: text,
  'dry-run': flag,
  replace: flag,
} as const;

export type OptionName = keyof typeof options;

/** Reads options strictly. Throws Node's own error. */
export const parseOptions = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true });

export type OptionValues = ReturnType<typeof parseOptions>['values'];

interface CommandForm {
  /** What must follow; 'FILE' is checked by the command. */
  takes?: 'REFERENCE' | 'EMAIL' | 'FILE';
  options: readonly OptionName[];
}

const period = ['from', 'to'] as const;
const ofQuarantine = [...period, 'sign', 'network', 'json'] as const;

/** Every command and what may follow it. */
export const commandForms = {
  list: { options: ['state', ...period, 'page', 'size', 'csv', 'json'] },
  show: { takes: 'REFERENCE', options: ['json'] },
  retry: { takes: 'REFERENCE', options: ['json'] },
  release: { takes: 'REFERENCE', options: ['json'] },
  find: { takes: 'EMAIL', options: ['json'] },
  export: { takes: 'EMAIL', options: ['json'] },
  erase: { takes: 'EMAIL', options: ['dry-run', 'json'] },
  quarantine: { options: ofQuarantine },
  purge: { options: [...ofQuarantine, 'dry-run'] },
  stats: { options: ['json'] },
  backup: { takes: 'FILE', options: ['json'] },
  verify: { takes: 'FILE', options: ['json'] },
  restore: { takes: 'FILE', options: ['replace', 'json'] },
  completion: { options: [] },
} as const satisfies Readonly<Record<string, CommandForm>>;

export type CommandName = keyof typeof commandForms;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commandForms, name);
export const formOf = (name: CommandName): CommandForm => commandForms[name];
