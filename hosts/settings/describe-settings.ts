import type { LogFields } from '../../enquiry/ports.ts';
import { isIn, textThatHolds } from './read-settings.ts';
import type { Environment } from './setting.ts';
import { allSettings } from './table.ts';

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
