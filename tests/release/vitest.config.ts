import { defineConfig } from 'vitest/config';
import { testSettings } from '../../testing/project/test-settings.ts';

/**
 * `npm run test:release`: what a release must show besides `npm test`. Faults come last, in their short
 * form, one at a time: they measure, and other tests on the machine would make them slow.
 */
export default defineConfig({
  test: {
    ...testSettings([]),
    projects: [
      { test: { ...releaseSettings('release'), sequence: { groupOrder: 1 } } },
      {
        test: {
          ...releaseSettings('faults'),
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
  },
});

function releaseSettings(room: string) {
  return {
    ...testSettings([`tests/${room}/**/*.test.ts`]),
    name: room,
    provide: { fullSize: false },
    // Each starts, builds or breaks something large.
    testTimeout: 5 * 60_000,
  };
}
