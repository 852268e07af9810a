import { defineConfig } from 'vitest/config';
import { shareCompiled } from '../../testing/project/compile-cache.ts';
import { printAttacks } from './siege/print-attacks.ts';

shareCompiled();

// Every fault test, the long ones (*.faults.ts) too; one at a time, because they measure.
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.{test,faults}.ts'],
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: ['default', printAttacks],
  },
});
