import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { agreesWithChecksum } from '../../../adapters/sql/backup-file.ts';
import type { HealthFact } from '../../../enquiry/letter/letter-facts.ts';
import type { DiskSpace } from '../../../enquiry/limits/store-capacity.ts';
import type { Config } from '../../settings/read-settings.ts';
import { officeTime } from '../../shared/office-time.ts';
import { type KeptCopy, nightlyBackups } from '../backups/kept-copies.ts';
import type { OpenStore } from '../open-store.ts';

const day = 24 * 60 * 60_000;

/** Milliseconds that may lie between two backups. */
const backupEvery = 26 * 60 * 60_000;

/** Days left of a certificate below which somebody should look: most are renewed at thirty. */
const fewDays = 14;

/** Share of the disk that should be free. */
const leastFree = 0.1;

interface ServerParts {
  /** Backups on this machine. Throws when their folder cannot be read. */
  copies(): readonly KeptCopy[];
  /** Whether another machine may make the backups: several can share one database. */
  othersBackUp: boolean;
  diskSpace: (() => Promise<DiskSpace>) | undefined;
  siteUrl: string;
}

/** What the server with these settings tells of its health. */
export function nodeHealth(config: Config, { diskSpace }: Pick<OpenStore, 'diskSpace'>) {
  const { siteUrl, databaseUrl } = config;
  const copies = () => nightlyBackups(config);
  const parts = { copies, othersBackUp: databaseUrl !== undefined, diskSpace, siteUrl };
  return (now: number) => serverHealth(parts, now);
}

/** What this machine tells of its health. Never rejects: what cannot be known is said to be unknown. */
export async function serverHealth(
  { copies, othersBackUp, diskSpace, siteUrl }: ServerParts,
  now: number,
): Promise<readonly HealthFact[]> {
  return Promise.all([
    orUnknown('Last backup', async () => {
      const newest = copies().toSorted((a, b) => b.madeAt - a.madeAt)[0];
      if (newest) return judgeBackup(newest, now);
      return othersBackUp
        ? { state: 'unknown', text: 'none on this machine' }
        : { state: 'bad', text: 'none found' };
    }),
    ...(diskSpace ? [orUnknown('Disk', () => disk(diskSpace))] : []),
    ...(siteUrl.startsWith('https:')
      ? [orUnknown('Certificate', () => certificate(siteUrl, now))]
      : []),
  ]);
}

type Finding = Omit<HealthFact, 'name'>;

async function orUnknown(name: string, find: () => Promise<Finding>): Promise<HealthFact> {
  try {
    return { name, ...(await find()) };
  } catch (error) {
    const why = error instanceof Error ? error.message : 'not known';
    return { name, state: 'unknown', text: `could not be checked: ${why}` };
  }
}

async function judgeBackup({ file, madeAt }: KeptCopy, now: number): Promise<Finding> {
  const agrees = await agreesWithChecksum(file);
  const verified = agrees === undefined ? 'without a checksum' : agrees ? 'intact' : 'damaged';
  return {
    state: agrees === true && now - madeAt < backupEvery ? 'good' : 'bad',
    text: `${officeTime.inWords(madeAt)}, ${verified}`,
  };
}

async function disk(diskSpace: () => Promise<DiskSpace>): Promise<Finding> {
  const { free, total } = await diskSpace();
  const share = free / total;
  return { state: share < leastFree ? 'bad' : 'good', text: `${Math.round(share * 100)} % free` };
}

/** Milliseconds to wait for our own site. */
const timeout = 5_000;

/**
 * @param ends When it ends, in milliseconds since 1970; NaN if it does not say.
 * @param trouble Why browsers would not trust it.
 */
export function judgeCertificate(ends: number, trouble: string | undefined, now: number): Finding {
  const days = Math.floor((ends - now) / day);
  const text = trouble ? `browsers warn of it: ${trouble}` : `${days} days left`;
  const isGood = days >= fewDays && !trouble;
  return { state: isGood ? 'good' : 'bad', text: days < 0 ? 'expired' : text };
}

/** Looks at the certificate that visitors see, wherever it ends. */
function certificate(siteUrl: string, now: number): Promise<Finding> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      // Names only: TLS knows none for an address.
      servername: isIP(hostname) ? '' : hostname,
      timeout,
      // One that nobody should trust is what we want to see.
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      // Its type says Error, but this is the code, such as 'DEPTH_ZERO_SELF_SIGNED_CERT'.
      const trouble = socket.authorized ? undefined : String(socket.authorizationError);
      socket.destroy();
      resolve(judgeCertificate(ends, trouble, now));
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}
