import type { SmtpServer } from '../../adapters/mail/smtp-mailer.ts';
import { commitments } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { SettingError } from './setting-error.ts';
import { type Environment, readSetting, readSettings, type Settings } from './shared-settings.ts';

/** Required settings: this host has no disk for enquiries and mails. */
export interface FunctionSettings extends Settings {
  databaseUrl: string;
  smtp: SmtpServer;
  /** Secret that lets its holder, pg_cron, wake the drain. `undefined`: the drain cannot be woken. */
  drainSecret: string | undefined;
}

/** Networks of Supabase's gateway and relays; only these reach the function. */
const gateway = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7'];

/** Shorter secrets can be guessed. */
const shortestSecret = 32;

/** Reads the function's secrets; throws a `SettingError` for the first wrong one. */
export function readFunctionSettings(env: Environment): FunctionSettings {
  const settings = readSettings(
    // Supabase sets its own name for the project's database.
    { ...env, DATABASE_URL: env.DATABASE_URL || env.SUPABASE_DB_URL },
    {
      domain: company.domain,
      enquiriesTo: company.email,
      retentionDays: commitments.enquiryRetentionDays,
      trustedProxies: gateway,
    },
  );
  const { databaseUrl, smtp } = settings;
  if (databaseUrl === undefined) throw new SettingError('DATABASE_URL', 'set the database to use');
  if (smtp === undefined) {
    throw new SettingError(
      'SMTP_URL',
      'set it, as smtps://user:password@host:465; 25 and 587 are closed here',
    );
  }
  const drainSecret = readSetting(env, 'DRAIN_SECRET');
  if (drainSecret !== undefined && drainSecret.length < shortestSecret) {
    throw new SettingError('DRAIN_SECRET', `set ${shortestSecret} random characters or more`);
  }
  return { ...settings, databaseUrl, smtp, drainSecret };
}
