import type { browsers } from '../../../../build/setup/browsers.mjs';

/** A browser engine that runs the journeys. */
export interface Engine {
  /** Its name, the programs that it needs, and the packages that install them. */
  browser: (typeof browsers)[keyof typeof browsers];
  /** Starts it, with or without scripts, and opens its one tab. */
  start: (options: { scripts: boolean }) => Promise<Tab>;
}

export type Key = 'End' | 'Escape';

/** What a visitor uses: window, mouse, keyboard and what the page shows. */
export interface Tab {
  /** Loads the page and waits until it is complete. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Sets the size of the page's viewport, in px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Moves the mouse to a point, in px from the viewport's upper left corner. */
  point: (x: number, y: number) => Promise<void>;
  /** Moves the mouse to a point and clicks. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key for each character; a line break is Enter. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page, even if the page's own scripts are disabled. */
  evaluate: <Result>(expression: string) => Promise<Awaited<Result>>;
  /** Stops the engine. */
  close: () => Promise<void>;
}
