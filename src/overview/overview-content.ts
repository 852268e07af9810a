import { withNonBreakingSpaces } from '../../content/non-breaking-spaces.ts';
import { overview as cyber } from '../../content/overviews/cyber.ts';
import { overview as design } from '../../content/overviews/design.ts';
import { overview as it } from '../../content/overviews/it.ts';
import type { Overview } from '../../content/types/overview.ts';
import type { LineId } from '../../content/types/service-line.ts';

const overviews: Readonly<Record<LineId, Overview>> = { it, cyber, design };

export const overviewContent = (line: LineId): Overview => withNonBreakingSpaces(overviews[line]);
