import type { TableFigure } from '../../content/model/figures/table.ts';
import type { CatalogueEntry } from '../../content/model/line.ts';

const files = import.meta.glob<{ figure: TableFigure }>('../../content/figures/*/*.ts');

/** The figure of a service; none where a tool is its figure. */
export async function figureOf({ line, slug }: CatalogueEntry): Promise<TableFigure | undefined> {
  const file = await files[`../../content/figures/${line}/${slug}.ts`]?.();
  return file?.figure;
}
