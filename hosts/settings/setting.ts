export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of one variable. An empty value is how a compose file leaves a setting out. */
export const settingText = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/** Where a setting counts: in the server and its commands, in the function on Supabase, in the build. */
export type Place = 'server' | 'function' | 'build';

/** Everything that is said about one setting anywhere. */
export interface Setting {
  /** The environment variable. */
  name: string;
  countsIn: readonly Place[];
  /** The value of a text; throws a `SettingError` that never repeats a secret. */
  parse(text: string, name: string): unknown;
  /** The text that holds where none is set; without one the value is then `undefined`. */
  default?: string | ((env: Environment) => string);
  /** The default for readers, where its text would say less. In Markdown, as `meaning`. */
  defaultInWords?: string;
  /** Only for a secret: what the log shows of its text. */
  mask?(text: string): string;
  meaning: string;
}
