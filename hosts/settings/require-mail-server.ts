import { misspeltSettings } from './misspelt-settings.ts';
import type { Config } from './read-settings.ts';
import { type Environment, settingText } from './setting.ts';
import { SettingError } from './setting-error.ts';

/**
 * Throws a `SettingError` when a public website would write its mail into files that nobody reads;
 * `MAIL_TO_FILES=1` permits that.
 */
export function requireMailServer(config: Config, env: Environment): void {
  if (config.smtp || config.mailToFiles) return;
  const sign = signOfProduction(config, env);
  if (sign === undefined) return;
  const misspelt = misspeltSettings(env).find(({ meant }) => meant === 'SMTP_URL');
  const hint = misspelt ? ` (${misspelt.name} is set: was SMTP_URL meant?)` : '';
  throw new SettingError(
    'SMTP_URL',
    `not set${hint}, and with ${sign} enquiries must reach staff; set the mail server, or MAIL_TO_FILES=1 to write mails into files on purpose`,
  );
}

/** The setting that shows that this is not a trial; the site's default address shows nothing. */
function signOfProduction({ siteUrl }: Config, env: Environment): string | undefined {
  if (settingText(env, 'NODE_ENV') === 'production') return 'NODE_ENV=production';
  if (settingText(env, 'SITE_URL') === undefined || isLocal(siteUrl)) return undefined;
  return `SITE_URL=${siteUrl}`;
}

/** Names and addresses that mean this machine (RFC 6761, section 6.3). */
function isLocal(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}
