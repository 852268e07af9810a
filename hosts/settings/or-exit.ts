import process from 'node:process';
import { SettingError } from './setting-error.ts';

/** What `read` returns; a wrong setting ends this process with one line. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
