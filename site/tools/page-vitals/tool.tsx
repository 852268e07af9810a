import { Table } from '../../figures/table.tsx';
import type { ClothProps, Tool } from '../model.ts';
import { announcement, summary, type Visit } from './judge-visit.ts';
import { visitFigure } from './visit-figure.ts';
import { watchVisit } from './watch-visit.ts';

const example: Visit = { LCP: 1500, INP: 80, CLS: 0 };

/** This very page on this very device, as `web-vitals` measures it. */
export const tool: Tool<Visit> = {
  heading: 'This page, on your device',
  caption:
    'An example, until you touch the table: then it is this page, as your browser measures this visit. Nothing is sent. One diamond is a quarter of the limit.',
  example,
  Cloth,
  measure: watchVisit,
  waiting: 'Nothing is measured yet. Open this page in a new tab, then try again.',
  announce: announcement,
  summary,
};

function Cloth({ input, own }: ClothProps<Visit>) {
  return <Table figure={visitFigure(input, input === example)} own={own} />;
}
