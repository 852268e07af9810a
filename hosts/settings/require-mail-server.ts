import type { Config } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { SettingError } from './setting-error.ts';
import { type Environment, readSetting } from './shared-settings.ts';

/**
 * Throws a `SettingError` when a website that the public uses would write its mail into files that
 * nobody reads. `MAIL_TO_FILES=1` permits that on purpose.
 */
export function requireMailServer(config: Config, env: Environment): void {
  if (config.smtp || config.mailToFiles) return;
  const sign = signOfProduction(config, env);
  if (sign === undefined) return;
  const slip = misspeltSettings(env).find(({ meant }) => meant === 'SMTP_URL');
  const hint = slip ? ` (${slip.name} is set: was SMTP_URL meant?)` : '';
  throw new SettingError(
    'SMTP_URL',
    `not set${hint}, and with ${sign} enquiries must reach staff; set the mail server, or MAIL_TO_FILES=1 to write mails into files on purpose`,
  );
}

/** The setting that says that this is no trial; the default address of the site says nothing. */
function signOfProduction({ siteUrl }: Config, env: Environment): string | undefined {
  if (readSetting(env, 'NODE_ENV') === 'production') return 'NODE_ENV=production';
  if (readSetting(env, 'SITE_URL') === undefined || isLocal(siteUrl)) return undefined;
  return `SITE_URL=${siteUrl}`;
}

/** Names and addresses that mean this machine (RFC 6761, section 6.3). */
function isLocal(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}
