import type { LogFields } from './ports.ts';

/** Where an unforeseen error arose. Its message stays out: it could hold what a visitor wrote. */
export function traceOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { name: error.name, stack: frames?.slice(0, 5).join('\n') };
}
