import type { Lanes } from './figures/lanes.ts';
import type { Levels } from './figures/levels.ts';
import type { Sheet } from './figures/sheet.ts';
import type { Shot } from './figures/shot.ts';
import type { TableFigure } from './figures/table.ts';
import type { Timeline } from './figures/timeline.ts';

/** A service's core idea. The component and the styles of each kind are in `site/figures/<kind>/`. */
export type Figure = Lanes | Levels | Sheet | Shot | TableFigure | Timeline;
