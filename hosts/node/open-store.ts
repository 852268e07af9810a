import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { busyTimeouts } from '../../adapters/sqlite/sqlite-database.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { type EnquiryStore, type RateLimiter, StoreUnavailable } from '../../enquiry/ports.ts';
import { createRateLimiter } from '../../enquiry/rules/rate-limit.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { readMigrations } from '../shared/migrations.ts';
import { SettingError } from '../shared/setting-error.ts';
import type { Config } from './config.ts';

export interface OpenStore {
  store: EnquiryStore & EnquiryRecords;
  /** Shared by all instances where the store is. */
  limiter: RateLimiter;
}

/** Who opens it decides how long it may wait for others, and whether a new one may be made. */
type User = keyof typeof busyTimeouts;

/** Opens the store that the settings name. Rejects with a `SettingError` when it cannot be used. */
export async function openStore(config: Config, user: User): Promise<OpenStore> {
  const { databaseUrl, dataDir, rateLimitPerMinute } = config;
  if (databaseUrl === undefined) {
    const limiter = createRateLimiter(rateLimitPerMinute, systemClock);
    return { store: openFile(dataDir, user), limiter };
  }
  try {
    const store = await openPostgresStore(databaseUrl, readMigrations());
    return { store, limiter: store.limiterFor(rateLimitPerMinute, systemClock.now) };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new SettingError(
      'DATABASE_URL',
      `cannot use the database: ${error.message}; start it, or set another`,
    );
  }
}

/** The embedded store's file. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'enquiries.db');

function openFile(dataDir: string, user: User): EnquiryStore & EnquiryRecords {
  const file = databaseFile({ dataDir });
  try {
    if (user === 'command' && !existsSync(file)) {
      throw new SettingError('DATA_DIR', `${dataDir} holds no enquiries; set the server's own`);
    }
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
    return openSqliteStore(file, busyTimeouts[user]);
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      throw new SettingError('DATA_DIR', `cannot use ${file}: ${error.message}`);
    }
    if (error instanceof SettingError || !(error instanceof Error && 'code' in error)) throw error;
    throw new SettingError(
      'DATA_DIR',
      `cannot write to ${dataDir} (${error.code}); allow this user to write there, or set another folder`,
    );
  }
}

/** Step by step: Node's recursive `mkdir` never returns for a folder below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
