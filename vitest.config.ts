import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{enquiry,server,src}/**/*.test.ts', 'tests/function/*.test.ts'],
    // They wait for mail servers and disks more than they compute.
    maxWorkers: 4,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
