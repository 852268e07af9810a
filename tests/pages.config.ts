import { defineConfig } from 'vitest/config';
import { testSettings } from '../testing/project/test-settings.ts';

/** Each page by every rule, the journeys and the bytes: `npm run test:pages`, and the first part of a release's tests. */
export const pages = {
  ...testSettings(['tests/{every-page,first-load,journeys,looks}/**/*.test.ts']),
  provide: { fullSize: true },
};

export default defineConfig({ test: pages });
