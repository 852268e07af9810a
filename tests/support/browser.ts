import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts a headless Chromium that calls nobody but the pages it is shown. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? candidates.find((path) => existsSync(path));
  if (!executablePath) throw new Error("No Chromium: run 'npm test', which installs one");
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
