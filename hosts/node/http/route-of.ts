import { splitTarget } from '../static/serve-static.ts';
import type { StaticFile, StaticFiles } from '../static/static-files.ts';
import { functionPath, staffFunctionPath } from './app.ts';
import { securityTextPath } from './security-text.ts';

export interface Route {
  /** A path of the site, or the name of a group; never text from a visitor. */
  name: string;
  kind: 'page' | 'file' | 'function' | 'health' | 'other';
}

const assets: Route = { name: 'assets', kind: 'file' };
const files: Route = { name: 'files', kind: 'file' };
const other: Route = { name: 'other', kind: 'other' };

/** Routes that code answers. */
const dynamic = new Map<string, Route>([
  [securityTextPath, files],
  [functionPath, { name: functionPath, kind: 'function' }],
  [staffFunctionPath, { name: staffFunctionPath, kind: 'function' }],
  ['/healthz', { name: '/healthz', kind: 'health' }],
  ['/readyz', { name: '/readyz', kind: 'health' }],
]);

/** The route of a request, by its target: '/it?from=mail' is '/it'. */
export function createRouteOf(site: StaticFiles): (target: string) => Route {
  const routes = new Map(dynamic);
  for (const [path, file] of site.files) routes.set(path, routeOfFile(path, file));
  return (target) => routes.get(splitTarget(target)[0]) ?? other;
}

function routeOfFile(path: string, { identity }: StaticFile): Route {
  const isPage = identity.headers['content-type']?.startsWith('text/html');
  if (isPage) return { name: path, kind: 'page' };
  return path.startsWith('/assets/') ? assets : files;
}
