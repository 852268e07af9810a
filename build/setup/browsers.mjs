// The browsers that the journeys drive: where their programs are, and in which of Debian's
// packages. Plain JavaScript without packages, because set-up reads it before any are installed.
import { existsSync } from 'node:fs';

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Of each list of programs, the first that exists is used. */
export const browsers = {
  chromium: {
    name: 'Chromium',
    programs: [process.env.CHROMIUM ? [process.env.CHROMIUM] : chromiumPaths],
    packages: ['chromium', 'fonts-liberation'],
  },
  // The same engine without a browser around it: a new page costs half the processor time.
  headlessChromium: {
    name: 'Headless Chromium',
    system: 'linux',
    programs: [[process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell']],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    name: 'Firefox',
    programs: [
      [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
    ],
    packages: ['firefox-esr'],
  },
  // It needs a screen; Xvfb is a virtual one. WebKitGTK exists only for Linux.
  webkit: {
    name: 'WebKit',
    system: 'linux',
    programs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Paths of the programs that a browser needs; undefined where one is missing.
 * @param {{ programs: string[][] }} browser
 */
export function programsOf({ programs }) {
  const found = programs.flatMap((paths) => paths.find((path) => existsSync(path)) ?? []);
  return found.length === programs.length ? found : undefined;
}

/**
 * Whether a browser exists for this system.
 * @param {{ name: string, system?: string }} browser
 */
export function existsHere({ system = process.platform }) {
  return system === process.platform;
}

/**
 * What to do where a browser is missing.
 * @param {{ name: string, packages: string[] }} browser
 */
export function howToInstall({ name, packages }) {
  return `${name} is not installed: apt-get install ${packages.join(' ')}`;
}
