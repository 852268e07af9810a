import { defineConfig } from 'vitest/config';
import { testSettings } from '../../testing/project/test-settings.ts';
import { pages } from '../pages.config.ts';

const pencil = 'tests/release/pencil/**';

/**
 * `npm run test:release`: what a release must show besides `npm test`. First the pages: each by every rule, the journeys
 * and the bytes. Two files of the pencil run at a time, because each of their saves builds the site and keeps all cores
 * busy. Faults come last, in their short form, one at a time: they measure, and other tests on the machine would make
 * them slow.
 */
export default defineConfig({
  test: {
    ...testSettings([]),
    projects: [
      { test: { ...pages, name: 'pages', sequence: { groupOrder: 1 } } },
      { test: { ...releaseSettings('release', [pencil]), sequence: { groupOrder: 2 } } },
      {
        test: {
          ...releaseSettings('release/pencil'),
          sequence: { groupOrder: 3 },
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...releaseSettings('faults'),
          sequence: { groupOrder: 4 },
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
