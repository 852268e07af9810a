import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import type { Store } from '../../adapters/sql/store.ts';
import { openSqliteStore, openSqliteStoreInThread } from '../../adapters/sqlite/sqlite-store.ts';
import type { BucketStore } from '../../enquiry/limits/bucket.ts';
import { createBucketsInMemory } from '../../enquiry/limits/buckets-in-memory.ts';
import type { DiskSpace } from '../../enquiry/limits/store-capacity.ts';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { Config } from '../settings/read-settings.ts';
import { SettingError } from '../settings/setting-error.ts';
import { readMigrations } from '../shared/migrations.ts';

export interface OpenStore {
  store: Store;
  /** Shared by all instances where the store is. */
  buckets: BucketStore;
  /** Of the embedded store's disk. A database server's disk is its own operator's to watch. */
  diskSpace: (() => Promise<DiskSpace>) | undefined;
}

/** Decides whether the store's work may block the caller, and whether a new database may be created. */
type User = 'server' | 'command';

/** Opens the store that the settings name. Rejects with a `SettingError` when it cannot be used. */
export async function openStore(config: Config, user: User): Promise<OpenStore> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) {
    const store = await openFile(dataDir, user);
    return { store, buckets: createBucketsInMemory(), diskSpace: () => diskSpaceOf(dataDir) };
  }
  try {
    const store = await openPostgresStore(databaseUrl, readMigrations());
    return { store, buckets: store.buckets, diskSpace: undefined };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new SettingError('DATABASE_URL', `cannot use the database: ${error.message}`, {
      cause: error,
    });
  }
}

/** The embedded store's file. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'enquiries.db');

async function openFile(dataDir: string, user: User): Promise<Store> {
  const file = databaseFile({ dataDir });
  try {
    if (user === 'command' && !existsSync(file)) {
      throw new SettingError('DATA_DIR', `${dataDir} holds no enquiries; set the server's own`);
    }
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
    return user === 'server' ? await openSqliteStoreInThread(file) : openSqliteStore(file);
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

/** Rejects with `StoreUnavailable` when the folder is gone. */
async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    throw new StoreUnavailable('the folder of the store cannot be read', { cause: error });
  }
}

/** Step by step: Node's recursive `mkdir` never returns for a folder below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
