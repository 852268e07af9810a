import type { LogFields } from '../../enquiry/ports.ts';
import { type Environment, type Place, type Setting, settingText } from './setting.ts';
import { SettingError } from './setting-error.ts';
import { allSettings, table } from './table.ts';

type Table = typeof table;

type ValueOf<Entry extends Setting> =
  | ReturnType<Entry['parse']>
  | (Entry extends { default: unknown } ? never : undefined);

/** The values of all settings that count in a place. */
export type SettingsIn<P extends Place> = {
  readonly [Key in keyof Table as P extends Table[Key]['countsIn'][number] ? Key : never]: ValueOf<
    Table[Key]
  >;
};

/** What an operator can set on the server, read and checked. */
export type Config = SettingsIn<'server'>;

export const readConfig = (env: Environment): Config => readSettings('server', env);

/** Reads the settings that count in a place; throws a `SettingError` for the first wrong one. */
export function readSettings<P extends Place>(place: P, env: Environment): SettingsIn<P>;
export function readSettings(place: Place, env: Environment): object {
  const entries = Object.entries<Setting>(table).filter(([, entry]) => isIn(place, entry));
  return Object.fromEntries(entries.map(([key, setting]) => [key, read(setting, env)]));
}

/** The text that holds: as set, or the default. */
function textThatHolds(setting: Setting, env: Environment): string | undefined {
  const { name, default: byDefault } = setting;
  const otherwise = typeof byDefault === 'function' ? byDefault(env) : byDefault;
  return settingText(env, name) ?? otherwise;
}

/** The server's settings as they hold, by their names, for the log; secrets are masked. */
export function describeSettings(env: Environment): LogFields {
  const shown = allSettings.filter((setting) => isIn('server', setting));
  return Object.fromEntries(
    shown.map((setting) => {
      const text = textThatHolds(setting, env) || undefined;
      return [setting.name, text && (setting.mask?.(text) ?? text)];
    }),
  );
}

/** What is wrong with a setting, and what to do. */
export function wrongIn(setting: Setting, env: Environment): string | undefined {
  try {
    read(setting, env);
    return undefined;
  } catch (error) {
    if (error instanceof SettingError) return error.whatToDo;
    throw error;
  }
}

export const isIn = (place: Place, { countsIn }: Setting) => countsIn.includes(place);

function read(setting: Setting, env: Environment): unknown {
  const text = textThatHolds(setting, env);
  return text === undefined ? undefined : setting.parse(text, setting.name);
}
