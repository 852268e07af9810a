import type { TableFigure } from '../../../content/model/figures/table.ts';
import { Table } from '../../figures/table.tsx';
import type { ClothProps, Tool } from '../model.ts';
import { type Artwork, announcement, summary } from './cut.ts';

/** Its inputs and its drawing are the figure's own (`site/figures/sheet/sheet.tsx`), which work without scripts. */
export const tool: Tool<Artwork> = {
  heading: 'Your own artwork',
  caption: '',
  Cloth,
  example: { bleed: true, safe: true, slip: true },
  read: (values) => ({
    ok: true,
    input: { bleed: values.has('bleed'), safe: values.has('safe'), slip: values.has('slip') },
  }),
  announce: announcement,
  summary,
};

function Cloth({ own }: ClothProps<Artwork>) {
  return <Table figure={empty} own={own} />;
}

const empty: TableFigure = {
  kind: 'table',
  caption: '',
  height: { wide: 520, narrow: 560 },
  parts: [],
};
