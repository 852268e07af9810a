export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of one variable. An empty value is how a compose file leaves a setting out. */
export const settingText = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;
