import type { SmtpServer } from '../../adapters/mail/smtp-mailer.ts';
import type { LogFields } from '../../enquiry/ports.ts';
import type { Config } from './config.ts';

const hidden = '***';

/** Settings as they hold, by their names, for the log. Passwords, users and keys are hidden. */
export function describeSettings(config: Config): LogFields {
  const { listenOn, metrics, canaryPingUrl } = config;
  const onPort = 'port' in listenOn;
  return {
    PORT: onPort ? listenOn.port : "systemd's socket",
    HOST: onPort ? listenOn.host : undefined,
    SITE_URL: config.siteUrl,
    SITE_DIR: config.siteDir,
    DATA_DIR: config.dataDir,
    MAIL_TO_FILES: config.mailToFiles ? 1 : undefined,
    DATABASE_URL: config.databaseUrl && withoutSecrets(config.databaseUrl),
    SMTP_URL: config.smtp && describeSmtp(config.smtp),
    ENQUIRIES_TO: config.enquiriesTo.join(', '),
    ENQUIRIES_FROM: config.enquiriesFrom,
    ALLOWED_ORIGINS: config.allowedOrigins.join(', ') || undefined,
    TRUSTED_PROXIES: config.trustedProxies.entries.join(', ') || undefined,
    RATE_LIMIT_PER_MINUTE: config.rateLimitPerMinute,
    RETENTION_DAYS: config.retentionDays,
    BACKUP_DIR: config.backups.folder,
    BACKUPS_KEPT: config.backups.kept,
    METRICS_PORT: metrics?.port,
    METRICS_HOST: metrics?.host,
    LOG_VISITS: config.logVisits ? 1 : undefined,
    // Its path is the key.
    CANARY_PING_URL: canaryPingUrl && `${new URL(canaryPingUrl).origin}/${hidden}`,
    VITE_SUPABASE_URL: config.functionOrigin,
  };
}

/** Parameters of a database's URL may hold a password, too. */
function withoutSecrets(text: string): string {
  const { protocol, username, host, pathname } = new URL(text);
  return `${protocol}//${username === '' ? '' : `${hidden}@`}${host}${pathname}`;
}

/** Some providers' user name is the key itself. */
function describeSmtp({ secure, auth, host, port }: SmtpServer): string {
  return `${secure ? 'smtps' : 'smtp'}://${auth ? `${hidden}@` : ''}${host}:${port}`;
}
