import type { SmtpServer } from '../../adapters/mail/smtp-mailer.ts';
import { readSettings, type SettingsIn } from './read-settings.ts';
import { type Environment, settingText } from './setting.ts';
import { SettingError } from './setting-error.ts';

/** Required settings: this host has no disk for enquiries and mails. */
interface FunctionSettings extends SettingsIn<'function'> {
  databaseUrl: string;
  smtp: SmtpServer;
}

/**
 * Networks of Supabase's gateway and relays; only these reach the function. Its runtime gives
 * 0.0.0.0 as the address of every connection (`ext/runtime/js/http.js` of supabase/edge-runtime).
 */
const gateway = '0.0.0.0, 127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, ::1, fc00::/7';

/** Reads the settings of the function on Supabase; throws a `SettingError` for the first wrong one. */
export function readFunctionSettings(env: Environment): FunctionSettings {
  const settings = readSettings('function', {
    ...env,
    // Supabase sets its own name for the project's database.
    DATABASE_URL: settingText(env, 'DATABASE_URL') ?? env.SUPABASE_DB_URL,
    TRUSTED_PROXIES: [gateway, settingText(env, 'TRUSTED_PROXIES')].filter(Boolean).join(', '),
  });
  const { databaseUrl, smtp } = settings;
  if (databaseUrl === undefined) throw new SettingError('DATABASE_URL', 'set the database to use');
  if (smtp === undefined) {
    throw new SettingError(
      'SMTP_URL',
      'set it, as smtps://user:password@host:465; 25 and 587 are closed here',
    );
  }
  return { ...settings, databaseUrl, smtp };
}
