import { cardCut } from '../../../content/tools/card-cut.ts';
import { Table } from '../../figures/table.tsx';
import type { ClothProps, Tool } from '../model.ts';
import { cardFigure } from './card-figure.ts';
import { type Artwork, announcement, summary } from './cut.ts';

/** A card before and after the cut, with three switches; drawing and outcome follow them by styles alone. */
export const tool: Tool<Artwork> = {
  heading: 'Your own artwork',
  caption: `An example: a card of ${cardCut.card.join(' by ')} mm. A blade can land slightly off the line; ± ${cardCut.slip} mm is usual, and drawn true to scale. Some printers want words 3 mm inside the trim, others ${cardCut.safe}: we keep ${cardCut.safe}.`,
  example: { bleed: true, safe: true, slip: true },
  Cloth,
  Fields,
  scriptless: true,
  read: (values) => ({
    ok: true,
    input: { bleed: values.has('bleed'), safe: values.has('safe'), slip: values.has('slip') },
  }),
  announce: announcement,
  summary,
};

function Cloth({ own }: ClothProps<Artwork>) {
  return <Table figure={cardFigure(own)} own={own} />;
}

function Fields() {
  return cardCut.lines.map(({ input, title, text }) => (
    <label key={input} className="switch">
      <input type="checkbox" name={input} defaultChecked />
      <span>
        <b>{title}</b> {text}
      </span>
    </label>
  ));
}
