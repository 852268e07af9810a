import type { TableFigure } from '../../../content/model/figures/table.ts';
import { Table } from '../../figures/table.tsx';
import type { ClothProps, Tool } from '../model.ts';
import { announcement, summary, type Visit } from './judge-visit.ts';
import { watchVisit } from './watch-visit.ts';

/** This very page on this very device, as `web-vitals` measures it. */
export const tool: Tool<Visit> = {
  heading: 'This page, on your device',
  caption: '',
  Cloth,
  example: { loadedElsewhere: false, readings: { LCP: 1200, INP: 80, CLS: 0.02 } },
  measure: watchVisit,
  announce: announcement,
  summary,
};

function Cloth({ own }: ClothProps<Visit>) {
  return <Table figure={empty} own={own} />;
}

const empty: TableFigure = {
  kind: 'table',
  caption: '',
  height: { wide: 520, narrow: 560 },
  parts: [],
};
