import type { Server } from 'node:http';
import type { Route } from './route-of.ts';

/** One answered request, without anything that identifies its sender. */
export interface Visit {
  method: string;
  route: Route;
  status: number;
  /** From its headers to the last byte of its answer. */
  milliseconds: number;
}

/** Reports each request once its answer is sent or its connection is lost. */
export function watchRequests(
  server: Server,
  routeOf: (target: string) => Route,
  note: (visit: Visit) => void,
): void {
  server.prependListener('request', ({ method = '', url = '' }, response) => {
    const startedAt = performance.now();
    response.once('close', () => {
      note({
        method,
        route: routeOf(url),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - startedAt),
      });
    });
  });
}
