import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { forms } from '../content/forms.ts';
import { Refusal, type RefusalCode } from '../enquiry/answer.ts';
import { createDelivery } from '../enquiry/deliver.ts';
import type { Dependencies } from '../enquiry/dependencies.ts';
import { handle, refuse } from '../enquiry/handle.ts';
import { createHealth } from '../enquiry/health.ts';
import { isAllowedOrigin } from '../enquiry/request.ts';
import { doUpkeep } from '../enquiry/upkeep.ts';
import type { Settings } from './settings.ts';

/** The part of the function that each of its two hosts brings; the rest follows from the settings. */
interface FunctionHost extends Omit<Dependencies, 'settings' | 'forms' | 'wake'> {
  /** Paths of the function: Supabase leaves out the start. */
  paths: readonly string[];
  /** Does work that an answer does not wait for. */
  afterAnswer(work: Promise<void>): void;
  /** The sender's address, as `hashClient` takes it. */
  clientOf(context: Context): string;
}

/** Path at which the browser's client finds the function (section 7). */
export const functionPath = '/functions/v1/send-contact-email';

/** Bytes of a body: the longest valid message is 20 KB of UTF-8, and a form writes each byte in three. */
const maxBodySize = 64 * 1024;

/** The function of docs/function.md, put together for a host: its routes, its delivery, its upkeep. */
export function createFunction(settings: Settings, host: FunctionHost) {
  const dependencies = { ...host, settings, forms, wake: () => host.afterAnswer(deliver()) };
  const deliver = createDelivery(dependencies);
  const health = createHealth(dependencies);

  const refuseAs = (code: RefusalCode) => (context: Context) =>
    refuse(new Refusal(code), context.req.raw, dependencies);
  const requireAllowedOrigin: MiddlewareHandler = async (context, next) =>
    isAllowedOrigin(context.req.raw, settings.ALLOWED_ORIGINS)
      ? next()
      : refuseAs('origin')(context);
  const grant = cors({
    origin: settings.ALLOWED_ORIGINS,
    allowMethods: ['POST', 'OPTIONS'],
  });
  const app = new Hono();
  for (const path of host.paths) {
    app.get(`${path}/health`, health);
    app.use(path, requireAllowedOrigin, grant);
    app.post(path, bodyLimit({ maxSize: maxBodySize, onError: refuseAs('too_large') }), (context) =>
      handle(context.req.raw, host.clientOf(context), dependencies),
    );
    app.all(path, refuseAs('method'));
  }
  app.get('/health', health);
  return { app, deliver, upkeep: () => doUpkeep(dependencies) };
}
