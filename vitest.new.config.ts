import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    include: ['tests/function/**/*.test.ts', 'server/**/*.test.ts', 'enquiry/*.test.ts'],
    exclude: ['enquiry/office*', 'enquiry/sample*', 'enquiry/store-watch*'],
    testTimeout: 60000,
    hookTimeout: 60000,
  },
});
