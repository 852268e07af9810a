import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key as DriverKey, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { browsers, programsOf } from '../../../../build/setup/browsers.mjs';
import type { Engine, Key, Tab } from './engine.ts';
import { openVirtualScreen, screenSize } from './virtual-screen.ts';

const keys: Record<Key, string> = { End: DriverKey.END, Escape: DriverKey.ESCAPE };

/** The window is at least as wide as its toolbar, which must fit a phone's width. */
const narrowToolbar =
  '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none; }';

/** An empty folder for settings, data and caches. */
function freshHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), narrowToolbar);
  return home;
}

/** WebKitGTK's MiniBrowser, driven over W3C WebDriver; a start-up option disables scripts. */
export const webkit: Engine = {
  browser: browsers.webkit,
  async start({ scripts }) {
    const [program = '', xvfb = ''] = programsOf(browsers.webkit) ?? [];
    const home = freshHome();
    const screen = await openVirtualScreen(xvfb);
    const server = new DriverService.Builder(program)
      .setLoopback(true)
      .setEnvironment({
        PATH: process.env.PATH ?? '',
        HOME: home,
        DISPLAY: screen.display,
        GDK_BACKEND: 'x11',
      })
      .build();
    const driver = await new Builder()
      .usingServer(await server.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${scripts}`] },
      })
      .build();
    return {
      ...webDriverTab(driver),
      async close() {
        await driver.quit();
        await server.kill();
        screen.close();
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};

function webDriverTab(driver: WebDriver): Omit<Tab, 'close'> {
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    resize: (width, height) => resize(driver, width, height),
    point: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', DriverKey.ENTER)).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    evaluate: <Result>(expression: string) =>
      driver.executeScript<Awaited<Result>>(`return ${expression}`),
  };
}

/** Milliseconds within which a window without a window manager takes its new size. */
const settling = 15_000;

/**
 * WebDriver sets the size of the window; the page's viewport is the window without its toolbar. The
 * window moves to the centre of the screen, where the mouse starts: without a window manager, the
 * window under the mouse has the keyboard.
 */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const look = () =>
    driver.executeScript<[number, number, boolean]>(
      'return [innerWidth, innerHeight, document.hasFocus()]',
    );
  const window = driver.manage().window();
  const outer = await window.getRect();
  const [, inner] = await look();
  const full = height + outer.height - inner;
  const [x, y] = [(screenSize.width - width) / 2, (screenSize.height - full) / 2];
  await window.setRect({ x: Math.round(x), y: Math.round(y), width, height: full });
  const deadline = Date.now() + settling;
  for (;;) {
    const [nowWide, nowHigh, focused] = await look();
    if (nowWide === width && nowHigh === height && focused) return;
    if (Date.now() > deadline) {
      const state = `${nowWide} by ${nowHigh}, ${focused ? 'with' : 'without'} the keyboard`;
      throw new Error(`The view is ${state}, and should be ${width} by ${height}, with it`);
    }
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
