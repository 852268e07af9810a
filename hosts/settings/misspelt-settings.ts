import leven from 'leven';
import { type Environment, settingText } from './setting.ts';
import { allSettings } from './table.ts';

/** A variable that nothing reads, and the setting that it was probably meant to be. */
export interface Misspelling {
  name: string;
  meant: string;
}

const names = allSettings.map(({ name }) => name);

/**
 * Variables of the environment whose names resemble that of a setting. Other programs have variables
 * too, so this is a hint, not an error.
 */
export function misspeltSettings(env: Environment): readonly Misspelling[] {
  const unknown = Object.keys(env).filter(
    (name) => !names.includes(name) && settingText(env, name) !== undefined,
  );
  return unknown.flatMap((name) => {
    const meant = names.find((setting) => resembles(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Names as short as `PORT` have many neighbours that other programs use. */
const shortName = 8;

/** Whether few letters differ, or the same letters are in another order. */
function resembles(name: string, setting: string): boolean {
  const typed = name.toUpperCase();
  const most = setting.length <= shortName ? 1 : setting.length / 4;
  return leven(typed, setting) <= most || lettersOf(typed) === lettersOf(setting);
}

const lettersOf = (text: string) => [...text].sort().join('');
