/** A setting is wrong, or something that a setting names cannot be used: the start stops. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  /** `whatToDo` is for the operator, on one line; it never repeats a secret. */
  constructor(setting: string, whatToDo: string) {
    super(`${setting}: ${whatToDo}`.replaceAll(/\s+/g, ' '));
  }
}
