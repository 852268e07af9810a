import { type Browser, chromium } from 'playwright-core';
import { browsers, programsOf } from '../../build/setup/browsers.mjs';

/** With these flags, Chromium makes no network requests of its own. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of this machine's Chromium, and its flags. */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const [executablePath] = programsOf(browsers.chromium) ?? [];
  if (!executablePath) throw new Error("No Chromium: run 'npm test', which installs one");
  return { executablePath, args: chromiumFlags };
}

/** Starts the browser of most journeys: headless Chromium, or Chromium where that is missing. */
export function openBrowser(): Promise<Browser> {
  const [executablePath] = programsOf(browsers.headlessChromium) ?? [];
  return chromium.launch({ ...chromiumOptions(), ...(executablePath && { executablePath }) });
}

/**
 * Starts Chromium itself. In the headless one a pointer hovers over the corner of each page from the
 * start, which the site takes for the visitor's interest.
 */
export function openChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}
