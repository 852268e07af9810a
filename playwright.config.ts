import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The built site; and the development server, for what only a development build of React says. */
const ports = { site: 3445, development: 3446 };
const baseURL = `http://localhost:${ports.site}`;

// Workers inherit what is set here: the folder whose mails the tests read, and the second address.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'website-'));
process.env.DEVELOPMENT_URL = `http://localhost:${ports.development}`;

/** `scripts/browser.sh` looks in the same places. The shell, which has no windows, takes half of the time. Else Playwright's own. */
const executablePath = ['chromium-headless-shell', 'chromium', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));

const chromium = executablePath ? { executablePath } : {};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A busy machine is slow, and a test that passes waits for nothing: only a hang takes so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    viewport: { width: 1366, height: 800 },
    // `npx playwright show-trace` on what is in `test-results`. Screenshots would slow down every test.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'chromium', use: { launchOptions: chromium } },
    {
      name: 'back/forward cache',
      testMatch: 'back.spec.ts',
      // Playwright switches it off.
      use: {
        launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    // In the workflow, which installs them; `--project` chooses them elsewhere.
    { name: 'firefox', use: { browserName: 'firefox' }, default: false },
    { name: 'webkit', use: { browserName: 'webkit' }, default: false },
  ],
  webServer: [
    {
      command: 'node server/main.ts',
      url: baseURL,
      env: { PORT: `${ports.site}`, DATA_DIR: process.env.TEST_DATA_DIR, RATE_LIMIT: '1000' },
    },
    {
      command: `astro dev --ignore-lock --port ${ports.development}`,
      url: process.env.DEVELOPMENT_URL,
      env: {
        DATA_DIR: join(process.env.TEST_DATA_DIR, 'development'),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  ],
});
