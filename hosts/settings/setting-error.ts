/** A setting is wrong, or something that a setting names cannot be used: the start stops. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  /** For the operator, on one line. */
  readonly whatToDo: string;

  /** `whatToDo` never repeats a secret. */
  constructor(setting: string, whatToDo: string, options?: ErrorOptions) {
    const oneLine = whatToDo.replaceAll(/\s+/g, ' ');
    super(`${setting}: ${oneLine}`, options);
    this.whatToDo = oneLine;
  }
}
