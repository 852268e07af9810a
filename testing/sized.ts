import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether these are the fault tests in their full size: `npm run test:faults`. */
    fullSize: boolean;
  }
}

/** Which size a fault test has in this run: the full one, or the short one of `npm run test:release`. */
export const sized = <Size>(sizes: { short: Size; full: Size }): Size =>
  inject('fullSize') ? sizes.full : sizes.short;
