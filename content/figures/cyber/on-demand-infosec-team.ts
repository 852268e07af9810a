import type { TableFigure } from '../../model/figures/table.ts';

export const figure = {
  kind: 'table',
  height: { wide: 394, narrow: 436 },
  topRail: { wide: 42, narrow: 40 },
  parts: [
    { diamonds: 8, wide: '380,32 597,32', narrow: '226,31 317,31' },
    { text: '35 days', align: 'end', wide: [604, 14], narrow: [318, 13] },
    { ball: 'cue', wide: [380, 68, 13], narrow: [226, 72, 12] },
    { title: 'Mon 1 Mar 8:40AM', wide: [44, 68] },
    { text: 'You notice', wide: [206, 68] },
    { title: 'Mon 1 Mar 8:40AM', text: 'You notice', narrow: [24, 72] },
    { line: 'played', wide: '380,68 380,120', narrow: '226,72 226,128' },
    { ball: 'ghost', wide: [380, 120, 13], narrow: [226, 128, 12] },
    { title: 'As soon as possible', wide: [44, 120] },
    { text: 'Insurer', wide: [206, 120] },
    { title: 'As soon as possible', text: 'Insurer', narrow: [24, 128] },
    { line: 'planned', wide: '380,120 386.2,172', narrow: '226,128 228.6,184' },
    { ball: 'own', wide: [386.2, 172, 13], narrow: [228.6, 184, 12] },
    { title: 'Tue 2 Mar 8:40AM', wide: [44, 172] },
    { text: 'Contract', wide: [206, 172] },
    { title: 'Tue 2 Mar 8:40AM', text: 'Contract', narrow: [24, 184] },
    { line: 'planned', wide: '386.2,172 570,224', narrow: '228.6,184 305.7,240' },
    { ball: 'ghost', wide: [570, 224, 13], narrow: [305.7, 240, 12] },
    { title: 'Wed 31 Mar', wide: [44, 224] },
    { text: 'Privacy assessment', wide: [206, 224] },
    { title: 'Wed 31 Mar', text: 'Privacy assessment', narrow: [24, 240] },
    { title: 'First fixed time: Contract', text: 'within 24 hours of noticing it', answer: 'Tue 2 Mar 8:40AM', edge: 'top', wide: [44, 260], narrow: [24, 319] },
  ],
  caption:
    'An example, not legal advice: ask your lawyer. One diamond is 5 days. Contract: the hours that it gives you, here 24. If serious harm is likely, tell the OAIC and the people at risk as soon as practicable; you have at most 30 days to find out. Industry rules, critical infrastructure and ransom payments are left out.',
} satisfies TableFigure;
