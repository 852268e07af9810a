import type { Inbox } from '../../testing/inbox.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor does and finds, the same in every engine. */
export interface Journey {
  name: string;
  scripts: boolean;
  walk: (visitor: Visitor, inbox: Inbox) => Promise<void>;
}

/** One journey, walked with scripts and without. */
export const bothWays = (
  name: string,
  walk: (visitor: Visitor, scripts: boolean, inbox: Inbox) => Promise<void>,
): Journey[] =>
  [true, false].map((scripts) => ({
    name: `${name}, ${scripts ? 'with' : 'without'} scripts`,
    scripts,
    walk: (visitor, inbox) => walk(visitor, scripts, inbox),
  }));
