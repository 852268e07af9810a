import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SettingError } from '../../settings/setting-error.ts';
import { cacheControl, contentType } from './file-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers that a file has besides its own, by its name in the folder. */
type HeadersOf = (name: string) => Headers;

/** One file in one coding, with all its headers prepared. */
export interface Representation {
  etag: string;
  headers: Headers;
  /** Headers of a 304. */
  validators: Headers;
  body: Uint8Array<ArrayBuffer>;
}

export interface StaticFile {
  identity: Representation;
  br: Representation | undefined;
  gzip: Representation | undefined;
}

export interface StaticFiles {
  /** Files by URL path, exactly as the browser sends it: any other path does not exist. */
  files: ReadonlyMap<string, StaticFile>;
  notFound: StaticFile;
}

const notFoundPage = '404.html';
const codings = { br: '.br', gzip: '.gz' } as const;

/**
 * The folder to which a site's folder points now: a build may replace it while it is being read.
 * Throws a `SettingError` if there is none.
 */
export function currentSite(folder: string): string {
  if (!existsSync(folder)) throw notBuilt(folder);
  return realpathSync(folder);
}

/**
 * Reads the whole built site into memory, so that no request touches the disk and no requested path
 * reaches the file system. Throws a `SettingError` if there is no built site.
 */
export function readStaticFiles(folder: string, common: HeadersOf): StaticFiles {
  try {
    const contents = readFolder(folder);
    const files = filesOf(contents, common);
    if (files.has('/')) return { files, notFound: fileOf(notFoundPage, contents, common) };
  } catch {
    // Missing or incomplete.
  }
  throw notBuilt(folder);
}

/**
 * Reads the hashed files of an earlier build, by their paths on the site, except files that a power
 * cut left empty.
 */
export function readAssets(folder: string, common: HeadersOf): ReadonlyMap<string, StaticFile> {
  const contents = [...readFolder(folder, 'assets/')].filter(([, body]) => body.byteLength > 0);
  return filesOf(new Map(contents), common);
}

type Contents = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

function readFolder(folder: string, prefix = ''): Contents {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [prefix + relative(folder, path), readFileSync(path)];
      }),
  );
}

function filesOf(contents: Contents, common: HeadersOf): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of contents.keys()) {
    const isCoding = Object.values(codings).some((suffix) => name.endsWith(suffix));
    const path = isCoding ? undefined : pathOf(name);
    if (path !== undefined) files.set(path, fileOf(name, contents, common));
  }
  return files;
}

function notBuilt(folder: string): SettingError {
  return new SettingError(
    'SITE_DIR',
    `${folder} holds no built site; run npm start, which builds it first`,
  );
}

/** `it/index.html` is the page '/it'; other HTML files are not pages. */
function pathOf(name: string): string | undefined {
  const path = `/${name.split('/').map(encodeURIComponent).join('/')}`;
  if (!path.endsWith('.html')) return path;
  if (!path.endsWith('/index.html')) return undefined;
  return path.slice(0, -'/index.html'.length) || '/';
}

function fileOf(name: string, contents: Contents, common: HeadersOf): StaticFile {
  const represent = (coding?: keyof typeof codings): Representation | undefined => {
    const body = contents.get(coding ? `${name}${codings[coding]}` : name);
    if (!body) return undefined;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const validators = {
      ...common(name),
      'cache-control': cacheControl(name),
      etag,
      vary: 'Accept-Encoding',
    };
    const headers = {
      ...validators,
      'content-type': contentType(name),
      'content-length': String(body.byteLength),
      ...(coding && { 'content-encoding': coding }),
    };
    return { etag, headers, validators, body };
  };
  const identity = represent();
  if (!identity) throw new Error(`${name} was not read`);
  return { identity, br: represent('br'), gzip: represent('gzip') };
}
