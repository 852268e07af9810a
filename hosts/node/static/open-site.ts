import { dirname, join } from 'node:path';
import type { Log } from '../../../enquiry/ports.ts';
import type { Config } from '../../settings/read-settings.ts';
import { fileHeaders, readPolicyHashes, securityHeaders } from '../http/security-headers.ts';
import { securityTextPath } from '../http/security-text.ts';
import { keepAssets } from './earlier-assets.ts';
import {
  currentSite,
  readAssets,
  readStaticFiles,
  type StaticFile,
  type StaticFiles,
} from './static-files.ts';

export interface BuiltSite {
  /** Its folder, whatever a later build does. */
  folder: string;
  built: StaticFiles;
  /** Of every answer that is not a file. */
  headers: Readonly<Record<string, string>>;
}

export interface ServedSite {
  site: StaticFiles;
  /** The built `security.txt`; not in `site`, because every answer renews its date. */
  securityText: string | undefined;
}

/** Reads the site into memory. Throws a `SettingError` if it is not built. */
export function openSite({ siteDir, functionOrigin }: Config): BuiltSite {
  const folder = currentSite(siteDir);
  const hashes = readPolicyHashes(join(dirname(folder), 'policy.json'));
  const headers = securityHeaders(hashes, functionOrigin);
  const headersOf = (file: string) => (file.endsWith('.html') ? headers : fileHeaders);
  return { folder, built: readStaticFiles(folder, headersOf), headers };
}

/** The site with the hashed files of earlier builds, which it keeps in `dataDir`. */
export function addEarlierAssets(site: BuiltSite, dataDir: string, log: Log): ServedSite {
  const { folder, built } = site;
  const earlier = assetsOfEarlierBuilds(folder, dataDir, log);
  const files = new Map([...earlier, ...built.files]);
  const securityText = files.get(securityTextPath)?.identity.body;
  files.delete(securityTextPath);
  return {
    site: { ...built, files },
    securityText: securityText && new TextDecoder().decode(securityText),
  };
}

/** A full disk must not keep the site from being served. */
function assetsOfEarlierBuilds(
  siteDir: string,
  dataDir: string,
  log: Log,
): readonly (readonly [string, StaticFile])[] {
  try {
    const folders = keepAssets(join(siteDir, 'assets'), join(dataDir, 'assets'), Date.now());
    return folders.flatMap((folder) => [...readAssets(folder, () => fileHeaders)]);
  } catch (error) {
    log.error('earlier_assets_lost', { reason: error instanceof Error ? error.message : '' });
    return [];
  }
}
