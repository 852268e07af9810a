// Preloaded under Deno: the parts of Supabase's runtime that Deno lacks, as Supabase's documentation describes them.

declare const Deno: {
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
  exit(code: number): never;
};

/** What the worker was asked to do after its answers. */
let work: Promise<unknown> = Promise.resolve();

const EdgeRuntime = {
  waitUntil(promise: Promise<unknown>) {
    work = Promise.all([work, promise]);
  },
};

/** Milliseconds that the worker is older than it seems. */
let older = 0;
const now = performance.now.bind(performance);
performance.now = () => now() + older;

const { serve } = Deno;
Object.assign(Deno, {
  serve: (handler: (request: Request) => Promise<Response>) =>
    serve(async (request) => {
      // A call of the schedule: it is answered here when its work has ended, so that a test can wait for it.
      const age = request.headers.get('x-worker-age');
      if (age !== null) older = Number(age);
      const answer = await handler(request);
      if (age !== null) await work;
      // After the last request the worker is ended as soon as nothing more is to be done.
      if (request.headers.has('x-last-request')) work.then(() => setTimeout(Deno.exit, 500, 0));
      return answer;
    }),
});
Object.assign(globalThis, { EdgeRuntime });
