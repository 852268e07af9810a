import { type Environment, readSetting } from '../../shared/settings.ts';
import { settingNames } from './setting-names.ts';

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

/** Letters to add, leave out, replace or swap with the next until one text is the other. */
function slips(from: string, to: string): number {
  const table = Array.from({ length: from.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= to.length; column += 1) {
    table[0]?.push(column);
    for (let row = 1; row <= from.length; row += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 2] === to[column - 1] && from[row - 1] === to[column - 2];
      table[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          row > 1 && column > 1 && swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
