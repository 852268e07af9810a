import type { Tool } from '../model.ts';
import { type Artwork, announcement, summary } from './cut.ts';

/** Its inputs and its drawing are the figure's own (`site/figures/sheet/sheet.tsx`), which work without scripts. */
export const tool: Tool<Artwork> = {
  heading: 'Your own artwork',
  intro:
    'Set bleed and safe line as your file has them. This explains the lines; it does not check a file.',
  example: { bleed: true, safe: true, slip: true },
  read: (values) => ({
    ok: true,
    input: { bleed: values.has('bleed'), safe: values.has('safe'), slip: values.has('slip') },
  }),
  announce: announcement,
  summary,
};
