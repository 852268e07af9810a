import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';

/** Extensions of the compressed copies that the build puts beside a file; the smallest copy first. */
const extensions = { br: '.br', gzip: '.gz' };

const plain = 'identity';

type Headers = Readonly<Record<string, string>>;

interface Copy {
  body: Buffer<ArrayBuffer>;
  tag: string;
}

interface SiteFile extends Copy {
  headers: Headers;
  /** By encoding. */
  compressed: ReadonlyMap<string, Copy>;
}

/**
 * Reads the built site into memory: its files by the paths of their addresses. `it.html` is `/it`.
 * @param caching Headers of pages, of hashed files, and of others.
 */
export function readSite(
  root: string,
  caching: Readonly<Record<'pages' | 'assets' | 'others', Headers>>,
): ReadonlyMap<string, SiteFile> {
  const copies = new Map<string, Copy>(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(root, file)}`, readCopy(file)]),
  );
  const files = [...copies].filter(([name]) => !/\.(br|gz)$/.test(name));
  return new Map(
    files.map(([name, copy]) => {
      const compressed = new Map(
        Object.entries(extensions).flatMap(([encoding, extension]) => {
          const smaller = copies.get(name + extension);
          return smaller ? [[encoding, smaller] as const] : [];
        }),
      );
      const headers = {
        ...caching[kindOf(name)],
        'Content-Type': getMimeType(name) ?? 'text/plain; charset=utf-8',
        ...(compressed.size > 0 && { Vary: 'Accept-Encoding' }),
      };
      const path = name === '/index.html' ? '/' : name.replace(/\.html$/, '');
      return [path, { ...copy, headers, compressed }];
    }),
  );
}

function readCopy(file: string): Copy {
  const body = readFileSync(file);
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

function kindOf(name: string) {
  if (name.endsWith('.html')) return 'pages';
  return name.startsWith('/assets/') ? 'assets' : 'others';
}

/** Answers with a file, in the encoding that the client prefers (RFC 9110, section 12.5.3). */
export function sendFile(context: Context, file: SiteFile, status: 200 | 404 | 500): Response {
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...file.compressed.keys(), plain],
    default: plain,
    match(accepted, { supports }) {
      const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name);
      const quality = (name: string) => (named(name) ?? named('*'))?.q ?? 0;
      const [best = plain] = supports
        .filter((name) => quality(name) > 0)
        .toSorted((a, b) => quality(b) - quality(a));
      return best;
    },
  });
  const { body, tag } = file.compressed.get(encoding) ?? file;
  return context.body(body, status, {
    ...file.headers,
    'Content-Length': String(body.length),
    ...(status === 200 && { ETag: tag }),
    ...(encoding !== plain && { 'Content-Encoding': encoding }),
  });
}
