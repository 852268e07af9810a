import { strategies } from '../../../content/essential-eight-strategies.ts';
import type { Level } from '../../../content/model/figures/levels.ts';
import type { TableFigure } from '../../../content/model/figures/table.ts';
import { Table } from '../../figures/table.tsx';
import type { ClothProps, Tool } from '../model.ts';
import { type Strategy, sentenceOf, summaryOf } from './maturity.ts';

const lanes = strategies;

const levels: readonly Level[] = [0, 1, 2, 3];

/** The levels of the Essential Eight, set on the page's figure, which has the inputs. */
export const tool: Tool<readonly Strategy[]> = {
  heading: 'Your own estimate',
  caption: '',
  Cloth,
  example: lanes.map(({ title, level }) => ({ name: title, level })),
  read: (values) => ({
    ok: true,
    input: lanes.map(({ title, level }, index) => {
      const chosen = values.get(`s${index + 1}`);
      return { name: title, level: levels.find((one) => String(one) === chosen) ?? level };
    }),
  }),
  announce: sentenceOf,
  summary: summaryOf,
};

function Cloth({ own }: ClothProps<readonly Strategy[]>) {
  return <Table figure={empty} own={own} />;
}

const empty: TableFigure = {
  kind: 'table',
  caption: '',
  height: { wide: 520, narrow: 560 },
  parts: [],
};
