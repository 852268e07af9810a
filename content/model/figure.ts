import type { Lanes } from './figures/lanes.ts';
import type { Levels } from './figures/levels.ts';
import type { Sheet } from './figures/sheet.ts';
import type { Shot } from './figures/shot.ts';
import type { TableFigure } from './figures/table.ts';
import type { Timeline } from './figures/timeline.ts';

/** The figure is a tool, which draws it: the name of its folder in `site/tools/`. The build fails if there is none. */
export interface ToolFigure {
  kind: 'tool';
  tool: string;
}

/** A service's core idea. The component and the styles of each kind are in `site/figures/<kind>/`. */
export type Figure = Lanes | Levels | Sheet | Shot | TableFigure | Timeline | ToolFigure;
