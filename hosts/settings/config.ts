import { join } from 'node:path';
import { commitments } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import type { ListenAddress } from '../node/http/http-server.ts';
import type { MetricsAddress } from '../node/metrics/serve-metrics.ts';
import { SettingError } from './setting-error.ts';
import { type Environment, readSetting, readSettings, type Settings } from './shared-settings.ts';

/** What an operator can set, read and checked. */
export interface Config extends Settings {
  /**
   * Port 0 takes any free one; no host is every address, over IPv4 and IPv6. A socket that systemd
   * holds comes before both.
   */
  listenOn: ListenAddress;
  /** Whether mail may become files on a server that the public uses. */
  mailToFiles: boolean;
  /** Folder of the SQLite store and, without SMTP_URL, of the mails. */
  dataDir: string;
  /** Where nightly backups are, and how many; one a night, so this is days, too. */
  backups: { folder: string; kept: number };
  /** Folder of the built site; the build puts `policy.json` beside it. */
  siteDir: string;
  /** Origin of a function on a foreign host, where the pages' forms may send to. */
  functionOrigin: string | undefined;
  /** Where figures are served; `undefined`: nowhere, and nothing is counted. */
  metrics: MetricsAddress | undefined;
  /** Whether the log has a line for each request. */
  logVisits: boolean;
}

/** Reads the settings from the environment; throws a `SettingError` for the first wrong one. */
export function readConfig(env: Environment): Config {
  const read = (name: string) => readSetting(env, name);
  const metricsPort = read('METRICS_PORT');
  const dataDir = read('DATA_DIR') ?? './data';
  return {
    ...readSettings(env, {
      domain: company.domain,
      enquiriesTo: company.email,
      retentionDays: commitments.enquiryRetentionDays,
      trustedProxies: [],
    }),
    listenOn: socketOf(read('LISTEN_PID'), read('LISTEN_FDS')) ?? {
      port: parsePort('PORT', read('PORT') ?? '3000'),
      host: read('HOST'),
    },
    mailToFiles: parseSwitch('MAIL_TO_FILES', read('MAIL_TO_FILES') ?? '0'),
    dataDir,
    backups: {
      folder: read('BACKUP_DIR') ?? join(dataDir, 'backups'),
      kept: parseKept(read('BACKUPS_KEPT') ?? '14'),
    },
    siteDir: read('SITE_DIR') ?? './dist/site',
    functionOrigin: originOf('VITE_SUPABASE_URL', read('VITE_SUPABASE_URL')),
    metrics:
      metricsPort === undefined
        ? undefined
        : {
            port: parsePort('METRICS_PORT', metricsPort),
            host: read('METRICS_HOST') ?? '127.0.0.1',
          },
    logVisits: parseSwitch('LOG_VISITS', read('LOG_VISITS') ?? '0'),
  };
}

/** The first file descriptor that systemd passes, and says so in LISTEN_FDS (sd_listen_fds(3)). */
const firstSocket = 3;

/** LISTEN_PID says whom the sockets are for: others may have inherited the words. */
function socketOf(pid: string | undefined, count: string | undefined): ListenAddress | undefined {
  if (pid !== String(process.pid) || count === undefined) return undefined;
  if (count === '1') return { fd: firstSocket };
  throw new SettingError('LISTEN_FDS', `${count} sockets were passed; the website takes one`);
}

function parsePort(setting: string, text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new SettingError(setting, `"${text}" is no port; set a whole number from 0 to 65535`);
}

function parseSwitch(setting: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new SettingError(setting, `"${text}" is neither 1, for yes, nor 0; leave it out for no`);
}

/** One backup a night: more of them would be older than the privacy policy promises. */
function parseKept(text: string): number {
  const most = commitments.backupRetentionDays;
  const kept = /^[1-9]\d?$/.test(text) ? Number(text) : Number.NaN;
  if (kept <= most) return kept;
  const why = Number.isNaN(kept)
    ? `"${text}" is no number of backups`
    : `the privacy policy promises to delete backups after ${most} days, and one is made each night`;
  throw new SettingError('BACKUPS_KEPT', `${why}; set a whole number from 1 to ${most}`);
}

/** A Supabase project may be addressed with a path; only its origin matters to the policy. */
function originOf(setting: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingError(setting, `"${text}" is no address; write it as https://project.example`);
}
