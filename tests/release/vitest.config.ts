import { defineConfig } from 'vitest/config';
import { testSettings } from '../../testing/project/test-settings.ts';

/** `npm run test:release`: what a release must show besides `npm test`; faults in their short form. */
export default defineConfig({
  test: {
    ...testSettings(['tests/{release,faults}/**/*.test.ts']),
    provide: { fullSize: false },
    // Each starts, builds or breaks something large.
    testTimeout: 5 * 60_000,
  },
});
