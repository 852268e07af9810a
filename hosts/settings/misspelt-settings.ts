import { slips } from './edit-distance.ts';
import { settingNames } from './setting-names.ts';
import { type Environment, readSetting } from './shared-settings.ts';

/** A variable that nothing reads, and the setting that it was probably meant to be. */
export interface Misspelling {
  name: string;
  meant: string;
}

/**
 * Variables of the environment that resemble a setting and are none. Other programs have variables
 * too, so this is a hint and no error.
 */
export function misspeltSettings(env: Environment): readonly Misspelling[] {
  const unknown = Object.keys(env).filter(
    (name) => !settingNames.includes(name) && readSetting(env, name) !== undefined,
  );
  return unknown.flatMap((name) => {
    const meant = settingNames.find((setting) => resembles(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Names as short as `PORT` have many neighbours that other programs use. */
const shortName = 8;

function resembles(name: string, setting: string): boolean {
  const most = setting.length <= shortName ? 1 : Math.floor(setting.length / 4);
  return slips(name.toUpperCase(), setting) <= most;
}
