import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';

/** Extensions of the copies that the build puts beside a file, by encoding; the smallest copy first. */
const extensions = { br: '.br', gzip: '.gz', identity: '' };

type Headers = Readonly<Record<string, string>>;

interface SiteFile {
  headers: Headers;
  /** Its content, by encoding. */
  copies: ReadonlyMap<string, Buffer<ArrayBuffer>>;
}

/**
 * Reads the files of the built site into memory, by their paths in its addresses: `it.html` is `/it`.
 * @param caching Headers of pages, of hashed files, and of all others.
 */
export function readSite(
  root: string,
  caching: Readonly<Record<'pages' | 'assets' | 'others', Headers>>,
): ReadonlyMap<string, SiteFile> {
  const content = new Map<string, Buffer<ArrayBuffer>>(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(root, file)}`, readFileSync(file)] as const),
  );
  const names = [...content.keys()].filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    names.map((name) => {
      const copies = new Map(
        Object.entries(extensions).flatMap(([encoding, extension]) => {
          const copy = content.get(name + extension);
          return copy ? [[encoding, copy] as const] : [];
        }),
      );
      const kind = name.endsWith('.html')
        ? 'pages'
        : name.startsWith('/assets/')
          ? 'assets'
          : 'others';
      const headers = {
        ...caching[kind],
        'Content-Type': getMimeType(name) ?? 'text/plain; charset=utf-8',
        ...(copies.size > 1 && { Vary: 'Accept-Encoding' }),
      };
      const path = name === '/index.html' ? '/' : name.replace(/\.html$/, '');
      return [path, { headers, copies }];
    }),
  );
}

/** Answers with a file, in the encoding that the client prefers (RFC 9110, section 12.5.3). */
export function sendFile(
  context: Context,
  { headers, copies }: SiteFile,
  status: 200 | 404 | 500,
): Response {
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...copies.keys()],
    default: 'identity',
    match(accepted, { supports, default: plain }) {
      const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name);
      const quality = (name: string) => (named(name) ?? named('*'))?.q ?? 0;
      const [best = plain] = supports
        .filter((name) => quality(name) > 0)
        .toSorted((a, b) => quality(b) - quality(a));
      return best;
    },
  });
  const body = copies.get(encoding) ?? '';
  return context.body(body, status, {
    ...headers,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}
