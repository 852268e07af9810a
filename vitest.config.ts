import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{content,enquiry,hosts,server,src}/**/*.test.ts',
      'tests/{function,pages}/*.test.ts',
    ],
    // The link previews read tokens.css.
    css: true,
    // They wait for mail servers and disks more than they compute, and on a busy machine for long.
    maxWorkers: 4,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
