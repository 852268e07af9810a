import { resolve } from 'node:path';
import process from 'node:process';

/**
 * Lets Vitest's workers and the programs that tests start share what Node has compiled.
 * Called before the workers start, because they inherit it.
 */
export function shareCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
}
