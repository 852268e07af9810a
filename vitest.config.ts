import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{adapters,build,checks,content,enquiry,hosts,site,testing,tests}/**/*.test.ts'],
    // Journeys start browsers, servers and builds: slow machines need patience, not retries.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
