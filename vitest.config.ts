import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{enquiry,server,src}/**/*.test.ts', 'tests/function/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
