import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'puppeteer-core';
import type { desktop, phone } from '../../testing/browser/journey.ts';
import type { Visitor } from '../options.ts';

/** A place on the screen, in px. */
export interface Spot {
  x: number;
  y: number;
}

/** A first visit, with nothing cached, on a slower processor. It starts on an empty page. */
export interface Visit {
  session: CDPSession;
  /**
   * Resolves when the page has loaded.
   * @throws Error if the server does not answer, or the page takes more than 30 s.
   */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments, which must be JSON like its result. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Waits until a function that runs in the page returns true. Resolves to whether it did within 5 s. */
  becomes: <Args extends unknown[]>(
    isTrue: (...args: Args) => boolean,
    ...args: Args
  ) => Promise<boolean>;
  /** Moves the pointer there. */
  pointAt: (spot: Spot) => Promise<void>;
  /** Clicks there once, or taps on a phone. */
  press: (spot: Spot) => Promise<void>;
}

/** Milliseconds between two looks at the page, and after which the wait ends. */
const waiting = { pause: 20, timeout: 5_000 } as const;

/** Milliseconds after which a page that has not loaded is given up. */
const longestLoad = 30_000;

/**
 * A visit in a tab that no test library observes: one watches the tabs that it opens as developer tools do, and
 * observed like that, a page answers a first tap half as fast and reads its script six times slower (decision 15).
 */
export async function visit<Result>(
  browser: Browser,
  device: typeof desktop | typeof phone,
  { scheme, slowdown }: Visitor,
  act: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const visitor = await browser.createBrowserContext();
  try {
    const session = await openTab(browser, visitor);
    const isPhone = 'isMobile' in device;
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...device.viewport,
      deviceScaleFactor: 1,
      mobile: isPhone,
    });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: scheme }],
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act(actionsIn(session, isPhone));
  } finally {
    await visitor.close();
  }
}

/** A tab of which the library makes no page of its own, as it does of those that it opens. */
async function openTab(browser: Browser, visitor: BrowserContext): Promise<CDPSession> {
  const whole = await browser.target().createCDPSession();
  const whose = visitor.id ? { browserContextId: visitor.id } : {};
  await whole.send('Target.createTarget', { url: 'about:blank', ...whose });
  const tab = await visitor.waitForTarget((target) => target.type() === 'page');
  await whole.detach();
  return tab.createCDPSession();
}

function actionsIn(session: CDPSession, isPhone: boolean): Visit {
  const run: Visit['run'] = async (work, ...args) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: callOf(work, args),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', spot: Spot) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...spot,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  return {
    session,
    run,
    async open(url) {
      await session.send('Page.enable');
      const loaded = new Promise((done) => session.once('Page.loadEventFired', done));
      const { errorText } = await session.send('Page.navigate', { url });
      const late = wait(longestLoad, `no load event within ${longestLoad} ms`, { ref: false });
      const trouble = errorText ?? (await Promise.race([loaded.then(() => undefined), late]));
      if (trouble) throw new Error(`${url}: ${trouble}`);
    },
    async becomes(isTrue, ...args) {
      const end = performance.now() + waiting.timeout;
      while (!(await run(isTrue, ...args))) {
        if (performance.now() > end) return false;
        await wait(waiting.pause);
      }
      return true;
    },
    pointAt: async (spot) => void (await mouse('mouseMoved', spot)),
    async press(spot) {
      // What a press begins is not waited for: its end comes right after it.
      const sent = isPhone
        ? [
            session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] }),
            session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
          ]
        : [mouse('mouseMoved', spot), mouse('mousePressed', spot), mouse('mouseReleased', spot)];
      await Promise.all(sent);
    },
  };
}

/** The text of a call that a page can run. */
export const callOf = (work: unknown, args: readonly unknown[]): string =>
  `(${work})(...${JSON.stringify(args)})`;

/**
 * Waits until the site's script answers, and all of the page is laid out.
 * @throws Error if that takes more than 5 s.
 */
export async function hydrated({ pointAt, becomes }: Visit): Promise<void> {
  await pointAt({ x: 3, y: 300 });
  const isReady = () => document.querySelector('html[data-hydrated]:not([data-opening])') !== null;
  if (!(await becomes(isReady))) throw new Error("The site's script does not answer");
}

/** Where the centre of the first element is that a selector finds, scrolled into view. */
export const spotOf = ({ run }: Visit, selector: string): Promise<Spot> =>
  run((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box) throw new Error(`${selector} cannot be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
