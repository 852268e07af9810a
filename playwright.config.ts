import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 3445;
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

// The tests read the mails that the server writes; the workers inherit the folder's name.
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'website-'));

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    viewport: { width: 1366, height: 800 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without these, Chromium makes network requests of its own.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(!process.env.BASE_URL && {
    webServer: {
      command: 'node server/main.ts',
      url: baseURL,
      env: { PORT: String(port), DATA_DIR: process.env.DATA_DIR, RATE_LIMIT: '1000' },
    },
  }),
});
