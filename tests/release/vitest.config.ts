import { defineConfig } from 'vitest/config';
import { testSettings } from '../../testing/project/test-settings.ts';

const pencil = 'tests/release/pencil/**';

/**
 * `npm run test:release`: what a release must show besides `npm test`. Two files of the pencil run at a time, because each
 * of their saves builds the site and keeps all cores busy. Faults come last, in their short form, one at a time: they
 * measure, and other tests on the machine would make them slow.
 */
export default defineConfig({
  test: {
    ...testSettings([]),
    projects: [
      { test: { ...releaseSettings('release', [pencil]), sequence: { groupOrder: 1 } } },
      {
        test: {
          ...releaseSettings('release/pencil'),
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...releaseSettings('faults'),
          sequence: { groupOrder: 3 },
          fileParallelism: false,
        },
      },
    ],
  },
});

function releaseSettings(room: string, exclude: readonly string[] = []) {
  return {
    ...testSettings([`tests/${room}/**/*.test.ts`], exclude),
    name: room,
    provide: { fullSize: false },
    // Each starts, builds or breaks something large.
    testTimeout: 5 * 60_000,
  };
}
