import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { handleStaff, type StaffActServices } from '../../../enquiry/answering/handle-staff.ts';
import { refusalAnswer } from '../../../enquiry/intake/answer.ts';
import { type HandleServices, handle } from '../../../enquiry/intake/handle.ts';
import { Refusal } from '../../../enquiry/intake/refusal.ts';
import type { Log } from '../../../enquiry/ports.ts';
import { grantFor } from '../../../enquiry/rules/origin.ts';
import { traceOf } from '../../../enquiry/trace-of.ts';
import { clientKey, type TrustedProxies } from '../../shared/client-address.ts';
import { serveNoFile, splitTarget } from '../static/serve-static.ts';
import type { StaticFiles } from '../static/static-files.ts';
import { createReadiness } from './readiness.ts';
import { freshSecurityText, securityTextPath } from './security-text.ts';

export interface AppParts {
  services: HandleServices & StaffActServices;
  /** Whether new visitors should go to another instance, if there is one. */
  isStopping(): boolean;
  site: StaticFiles;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  proxies: TrustedProxies;
  log: Log;
  /** The site's `security.txt` as built; its date of expiry is renewed in every answer. */
  securityText: string | undefined;
}

/** Where the browser's client calls the function: base URL, '/functions/v1/', its name. */
const functionsPath = '/functions/v1/';
export const functionPath = `${functionsPath}send-contact-email`;
export const staffFunctionPath = `${functionsPath}staff-act`;

/** What the website answers besides its files: the functions, two health checks, and refusals. */
export function createApp(parts: AppParts) {
  const { services, isStopping, site, headers, proxies, log, securityText } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const ready = createReadiness(() => services.store.check(), services.clock);

  async function callFunction(request: Request, path: string, address: string | undefined) {
    if (path !== functionPath && path !== staffFunctionPath) {
      const grant = grantFor(request, services.allowedOrigins) ?? {};
      return refusalAnswer(new Refusal('not_found'), crypto.randomUUID(), grant);
    }
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined;
    const client = clientKey(address, forwardedFor, proxies);
    if (path === staffFunctionPath) return handleStaff(request, client, services);
    return handle(request, { kind: 'client', client }, services);
  }

  /** Matches the path as sent: a URL would resolve dots and percent codes first. */
  app.use(async ({ env, req }, next) => {
    const [path] = splitTarget(env.incoming.url ?? '');
    if (!path.startsWith(functionsPath)) return next();
    const answer = await callFunction(req.raw, path, env.incoming.socket.remoteAddress);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  });

  const plain = (status: number, text: string) =>
    new Response(text, {
      status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      },
    });
  const line = (status: number, text: string) => plain(status, `${text}\n`);

  /** The process runs. */
  app.get('/healthz', () => line(200, 'ok'));

  /** The process can take an enquiry now. */
  app.get('/readyz', async () => {
    if (isStopping()) return line(503, 'stopping');
    return (await ready()) ? line(200, 'ready') : line(503, 'store unavailable');
  });

  if (securityText !== undefined) {
    app.get(securityTextPath, () =>
      plain(200, freshSecurityText(securityText, services.clock.now())),
    );
  }

  app.all('*', ({ env, req }) =>
    serveNoFile(site, headers, {
      method: req.method,
      target: env.incoming.url ?? '',
      acceptEncoding: req.header('accept-encoding'),
    }),
  );

  app.onError((error) => {
    log.error('internal_error', traceOf(error));
    return line(500, 'Something went wrong here. Please try again.');
  });

  return app;
}
