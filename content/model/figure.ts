import type { Code } from './code.ts';
import type { TableFigure } from './figures/table.ts';

/** The figure is a tool, which draws it: the name of its folder in `site/tools/`. The build fails if there is none. */
export interface ToolFigure {
  kind: 'tool';
  tool: Code;
}

/** A service's core idea, on its first screen. */
export type Figure = TableFigure | ToolFigure;
