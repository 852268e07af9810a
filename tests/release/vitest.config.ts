import { defineConfig } from 'vitest/config';
import { testSettings } from '../../testing/project/test-settings.ts';

/** `npm run test:release`: what a release must show besides `npm test`. */
export default defineConfig({ test: testSettings(['tests/release/**/*.test.ts']) });
