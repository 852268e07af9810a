import type { Representation, StaticFile, StaticFiles } from './static-files.ts';

/** What a request says, as it came over the wire: nothing resolved, nothing decoded. */
export interface StaticRequest {
  method: string;
  /** '/it?from=mail' */
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/**
 * Answers a request for a page or file. `common` are the headers of every answer. The target is
 * compared letter for letter, so '//', '/./', '%2e' and backslashes are simply names that do not
 * exist.
 */
export function serveStatic(
  { files, notFound }: StaticFiles,
  common: Readonly<Record<string, string>>,
  request: StaticRequest,
): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', {
      status: 405,
      headers: { ...common, allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const [path, query] = split(request.target);
  const file = files.get(path);
  if (!file) {
    const page = path.endsWith('/') ? path.slice(0, -1) : '/';
    // Only a page that exists is redirected to, so no target can lead to another site.
    if (page !== '/' && files.has(page)) {
      const headers = { ...common, location: page + query, 'content-length': '0' };
      return new Response(null, { status: 308, headers });
    }
    return send(choose(notFound, request.acceptEncoding), 404, request.method);
  }
  const chosen = choose(file, request.acceptEncoding);
  if (request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, chosen.etag)) {
    return new Response(null, { status: 304, headers: chosen.validators });
  }
  return send(chosen, 200, request.method);
}

/** Path and query of a target, also of one in the absolute form that proxies use. */
function split(target: string): readonly [string, string] {
  const relative = target.replace(/^https?:\/\/[^/]*/i, '');
  const end = relative.indexOf('?');
  return end < 0 ? [relative, ''] : [relative.slice(0, end), relative.slice(end)];
}

function choose(file: StaticFile, acceptEncoding: string | undefined): Representation {
  if (acceptEncoding === undefined) return file.identity;
  if (file.br && accepts(acceptEncoding, 'br')) return file.br;
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return file.gzip;
  return file.identity;
}

/** Whether a list such as `gzip;q=0.5, br` names the coding, and not with the weight nought. */
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

function send({ body, headers }: Representation, status: number, method: string): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers });
}
