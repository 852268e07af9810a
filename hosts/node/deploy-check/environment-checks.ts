import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createSmtpMailer } from '../../../adapters/mail/smtp-mailer.ts';
import { inspectPostgres } from '../../../adapters/postgres/inspect-postgres.ts';
import { inspectDatabase } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { company } from '../../../content/company.ts';
import type { Config } from '../../settings/read-settings.ts';
import { type Environment, settingText } from '../../settings/setting.ts';
import type { SettingName } from '../../settings/table.ts';
import { readMigrations } from '../../shared/migrations.ts';
import { databaseFile } from '../open-store.ts';
import { readBuildRecord } from '../static/build-record.ts';
import { currentSite } from '../static/static-files.ts';
import { judgeDisk } from './judge-disk.ts';
import { statementsToConfirm } from './statements-to-confirm.ts';

/** What a check found: that all is well, or what to do. */
export interface Finding {
  ok: boolean;
  message: string;
}

const good = (message: string): Finding => ({ ok: true, message });
const missing = (message: string): Finding => ({ ok: false, message });

/** Milliseconds for a mail server to accept a login. */
const loginTime = 15_000;

/** Names reserved for examples and tests (RFC 2606, RFC 6761). */
const reservedNames = /(^|[.@])(example|invalid|test|localhost|example\.(com|net|org))$/i;

type EnvironmentCheck = (config: Config, env: Environment) => Finding | Promise<Finding>;

/** What a deploy needs beyond settings that can be parsed, by setting or part of the deploy. */
export const environmentChecks = {
  SITE_URL({ siteUrl }) {
    if (reservedNames.test(new URL(siteUrl).hostname)) {
      return missing(`${siteUrl} is an example; set the site's own address`);
    }
    return siteUrl.startsWith('https:')
      ? good(siteUrl)
      : missing(`${siteUrl} is not encrypted; set its https address`);
  },
  async SMTP_URL({ smtp, mailToFiles }) {
    if (!smtp && mailToFiles) return good('not set: MAIL_TO_FILES permits mails to become files');
    if (!smtp) return missing('not set: enquiries would become files; set the mail server');
    const { host, port, auth } = smtp;
    const outcome = await createSmtpMailer(smtp).check(AbortSignal.timeout(loginTime));
    if (outcome.kind === 'delivered') {
      return good(`${host}:${port} ${auth ? 'accepts the login' : 'answers, without a login'}`);
    }
    return missing(`${host}:${port} does not accept mail from here (${outcome.reason})`);
  },
  ENQUIRIES_TO({ enquiriesTo }) {
    const example = enquiriesTo.find((address) => reservedNames.test(address));
    if (example) return missing(`${example} is a placeholder; set the address that staff read`);
    return good(enquiriesTo.join(', '));
  },
  ENQUIRIES_FROM({ enquiriesFrom }) {
    if (!reservedNames.test(enquiriesFrom)) return good(enquiriesFrom);
    return missing(`${enquiriesFrom} is a placeholder; set one that the mail server may send from`);
  },
  DATA_DIR({ dataDir, databaseUrl }) {
    let folder = resolve(dataDir);
    while (!existsSync(folder)) folder = dirname(folder);
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      return missing(`${folder} cannot be written by this user; allow it, or set another folder`);
    }
    const wrong = judgeDisk(statfsSync(folder), databaseUrl === undefined);
    return wrong === undefined ? good(resolve(dataDir)) : missing(`${resolve(dataDir)}: ${wrong}`);
  },
  async DATABASE_URL(config) {
    if (config.databaseUrl === undefined) return checkEmbedded(databaseFile(config));
    try {
      const pending = await inspectPostgres(config.databaseUrl, readMigrations());
      return good(`PostgreSQL answers${pending > 0 ? '; the start will make its tables' : ''}`);
    } catch (error) {
      const why = error instanceof Error ? error.message || error.name : 'it does not answer';
      return missing(`cannot use the database: ${why}`);
    }
  },
  TRUSTED_PROXIES({ siteUrl }, env) {
    if (settingText(env, 'TRUSTED_PROXIES') !== undefined) return good('set');
    if (!siteUrl.startsWith('https:')) return good('not needed');
    return missing(
      'not set: the proxy that speaks https for this server hides its visitors, who would share one allowance; set its address',
    );
  },
  RETENTION_DAYS: ({ retentionDays }) => good(`${retentionDays} days`),
  METRICS_PORT: ({ metricsPort: port, metricsHost: host }) =>
    good(port === undefined ? 'not set: no metrics' : `metrics at ${host}:${port}`),
  CANARY_PING_URL: ({ canaryPingUrl }) =>
    good(canaryPingUrl ? 'set' : 'not set: no alert when the daily test stops'),
  VITE_SUPABASE_URL({ functionOrigin }, env) {
    const hasUrl = functionOrigin !== undefined;
    const hasKey = settingText(env, 'VITE_SUPABASE_ANON_KEY') !== undefined;
    if (hasUrl === hasKey) return good(hasUrl ? 'set, with its key' : 'not used');
    return missing('address and VITE_SUPABASE_ANON_KEY go together; set both or none');
  },
  build({ siteDir, siteUrl }, env) {
    const again = 'run npm run build with the settings of this deploy';
    if (!existsSync(siteDir)) return missing(`${siteDir} holds no built site; ${again}`);
    const record = readBuildRecord(dirname(currentSite(siteDir)));
    if (!record) return missing(`${siteDir} does not say what it was built from; ${again}`);
    if (record.siteUrl !== siteUrl) return missing(`made for ${record.siteUrl}; ${again}`);
    const functionsUrl = settingText(env, 'VITE_SUPABASE_URL') ?? '';
    if (record.functionsUrl !== functionsUrl) {
      return missing(`its forms send to ${record.functionsUrl || 'this server'}; ${again}`);
    }
    return good(`made for ${siteUrl}`);
  },
  company() {
    if (reservedNames.test(company.domain)) {
      return missing(`content/company.ts still describes the example, ${company.name}`);
    }
    const blank = Object.entries({ ...company.registration, ...company.providers }).flatMap(
      ([name, value]) => (value === null ? [name] : []),
    );
    if (blank.length === 0) return good('complete');
    return missing(`content/company.ts leaves unfilled: ${blank.join(', ')}`);
  },
  statements() {
    const count = statementsToConfirm().length;
    if (count === 0) return good('all confirmed');
    return missing(`${count} need the owner's confirmation; npm run to-confirm lists them`);
  },
} satisfies Partial<Record<SettingName | 'build' | 'company' | 'statements', EnvironmentCheck>>;

async function checkEmbedded(file: string): Promise<Finding> {
  if (!existsSync(file)) return good('not set: SQLite, and the start will make its file');
  const found = await inspectDatabase(file);
  return found.whole ? good('not set: SQLite, whole') : missing(`${file} is broken: ${found.why}`);
}
