import { defineConfig } from 'vitest/config';
import { closingLine } from '../../testing/project/closing-line.ts';
import { testSettings } from '../../testing/project/test-settings.ts';
import { printAttacks } from './siege/print-attacks.ts';

// Every fault test in its full size, and those that have no short one (*.faults.ts); one at a time,
// because they measure.
export default defineConfig({
  test: {
    ...testSettings(['tests/faults/**/*.{test,faults}.ts']),
    provide: { fullSize: true },
    testTimeout: 30 * 60_000,
    fileParallelism: false,
    reporters: ['default', printAttacks, closingLine],
  },
});
