/** The parts of Deno and of Supabase's runtime that this host uses. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(
    options: { port?: number; hostname?: string },
    handler: (request: Request, info: { remoteAddr: { hostname?: string } }) => Promise<Response>,
  ): unknown;
};

/** On Supabase only: keeps the isolate alive until the promise has settled. */
declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;
