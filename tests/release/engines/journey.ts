import type { Inbox } from '../../../testing/mail/inbox.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor does and sees, the same in every engine. */
export interface Journey {
  name: string;
  scripts: boolean;
  run: (visitor: Visitor, inbox: Inbox) => Promise<void>;
}

/** One journey that runs with scripts and without. */
export const bothWays = (
  name: string,
  run: (visitor: Visitor, scripts: boolean, inbox: Inbox) => Promise<void>,
): Journey[] =>
  [true, false].map((scripts) => ({
    name: `${name}, ${scripts ? 'with' : 'without'} scripts`,
    scripts,
    run: (visitor, inbox) => run(visitor, scripts, inbox),
  }));
