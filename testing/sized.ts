import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests with two sizes have the full one in this run. */
    fullSize: boolean;
  }
}

/**
 * Which size a test has in this run. Pages are few in `npm test` and all in `npm run test:release`; faults are short in
 * `npm run test:release` and full in `npm run test:faults`.
 */
export const sized = <Size>(sizes: { short: Size; full: Size }): Size =>
  inject('fullSize') ? sizes.full : sizes.short;
