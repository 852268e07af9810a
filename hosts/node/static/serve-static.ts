import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Representation, StaticFile, StaticFiles } from './static-files.ts';

/**
 * Answers a GET or HEAD request for an existing page or file. Returns whether it did. It writes to
 * Node's response directly, because a Response object costs a third more processor time.
 */
export function serveFile(
  { files }: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '', headers } = request;
  const file = isReading(method) ? files.get(splitTarget(url)[0]) : undefined;
  if (!file) return false;
  const chosen = choose(file, headers['accept-encoding']);
  const known = headers['if-none-match'];
  if (known !== undefined && matches(known, chosen.etag)) {
    response.writeHead(304, chosen.validators).end();
  } else {
    // For HEAD, Node sends only the headers.
    response.writeHead(200, chosen.headers).end(chosen.body);
  }
  return true;
}

/** A request as it arrived over the wire: nothing resolved, nothing decoded. */
export interface StaticRequest {
  method: string;
  /** '/it?from=mail' */
  target: string;
  acceptEncoding: string | undefined;
}

/**
 * Answers what `serveFile` does not. `common` are the headers of every answer. The target must match
 * exactly, so '//', '/./', '%2e' and backslashes are simply names that do not exist.
 */
export function serveNoFile(
  { files, notFound }: StaticFiles,
  common: Readonly<Record<string, string>>,
  { method, target, acceptEncoding }: StaticRequest,
): Response {
  if (!isReading(method)) {
    return new Response('Method not allowed\n', {
      status: 405,
      headers: { ...common, allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const [path, query] = splitTarget(target);
  const page = path.endsWith('/') ? path.slice(0, -1) : '/';
  // Redirects only to an existing page, so no target can lead to another site.
  if (page !== '/' && files.has(page)) {
    const headers = { ...common, location: page + query, 'content-length': '0' };
    return new Response(null, { status: 308, headers });
  }
  const { body, headers } = choose(notFound, acceptEncoding);
  return new Response(method === 'HEAD' ? null : body, { status: 404, headers });
}

function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Path and query of a target, including the absolute form that proxies use. */
export function splitTarget(target: string): readonly [string, string] {
  const relative = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/]*/i, '');
  const end = relative.indexOf('?');
  return end < 0 ? [relative, ''] : [relative.slice(0, end), relative.slice(end)];
}

function choose(file: StaticFile, acceptEncoding: string | undefined): Representation {
  if (acceptEncoding === undefined) return file.identity;
  if (file.br && accepts(acceptEncoding, 'br')) return file.br;
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return file.gzip;
  return file.identity;
}

/** Whether a list such as `gzip;q=0.5, br` includes the coding with a weight above zero. */
function accepts(acceptEncoding: string, coding: string): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', weight] = entry.split(';');
    if (name.trim().toLowerCase() !== coding) return false;
    return !weight || Number(weight.trim().slice('q='.length)) > 0;
  });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === '*' || entry === etag);
}
