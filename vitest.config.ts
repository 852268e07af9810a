import { defineConfig } from 'vitest/config';
import { testSettings } from './testing/project/test-settings.ts';

/** `npm test`: what a change can break. */
export default defineConfig({
  test: testSettings(
    ['{adapters,build,checks,content,enquiry,hosts,pencil,site,testing,tests}/**/*.test.ts'],
    ['tests/release/**', 'tests/faults/**'],
  ),
});
