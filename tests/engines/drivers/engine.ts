import type { browsers } from '../../../build/setup/browsers.mjs';

/** A browser's engine, as the journeys use it. */
export interface Engine {
  /** Its name, the programs that it needs, and the packages that bring them. */
  browser: (typeof browsers)[keyof typeof browsers];
  /** Starts it, with or without scripts, and opens its one tab. */
  start: (options: { scripts: boolean }) => Promise<Tab>;
}

export type Key = 'End' | 'Escape';

/** What a visitor has in hand: window, mouse, keyboard and what there is to see. */
export interface Tab {
  /** Loads the page whole. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Size of the view that the page gets, in px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Moves the mouse there; px from the view's upper left corner. */
  point: (x: number, y: number) => Promise<void>;
  /** Moves the mouse there and clicks. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key for each character; a line break is Enter. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Asks the page, also where its own scripts are switched off. */
  evaluate: <Result>(expression: string) => Promise<Awaited<Result>>;
  /** Ends the engine. */
  close: () => Promise<void>;
}
