import type { TableFigure } from '../../model/figures/table.ts';

const gate = 'M0-20 14 0 0 20-14 0z';

export const figure = {
  kind: 'table',
  height: { wide: 560, narrow: 620 },
  parts: [
    { line: 'played', wide: '28,330 320,184', narrow: '100,12 191,240' },
    { line: 'planned', wide: '320,184 411.5,138.2', narrow: '191,240 219.4,311.3' },
    { line: 'planned', wide: '438.5,124.8 516.5,85.7', narrow: '233.6,347 255.6,402' },
    { line: 'planned', wide: '543.5,72.3 644,22', narrow: '269.4,438 337,607' },
    { line: 'planned', wide: '320,184 610,532', narrow: '191,240 12,560' },
    { as: 'paper', path: gate, wide: [110, 289], narrow: [120, 62] },
    { title: 'Start', value: 'Go', wide: [110, 318], align: { wide: 'middle' }, edge: { wide: 'top' }, narrow: [146, 62] },
    { as: 'paper', path: gate, wide: [215, 236.5], narrow: [155, 150] },
    { title: 'Plan', value: 'Go', wide: [215, 266], align: { wide: 'middle' }, edge: { wide: 'top' }, narrow: [181, 150] },
    { ball: 'own', wide: [320, 184, 30], narrow: [191, 240, 24] },
    { title: 'Build', value: 'Hold', text: 'until faults are fixed', wide: [320, 226], align: { wide: 'middle' }, edge: { wide: 'top' }, narrow: [228, 246, 12] },
    { as: 'dotted', path: gate, wide: [425, 131.5], narrow: [226.5, 329] },
    { title: 'Go-live', wide: [425, 162], align: { wide: 'middle' }, edge: { wide: 'top' }, narrow: [252, 329] },
    { as: 'dotted', path: gate, wide: [530, 79], narrow: [262.5, 420] },
    { title: 'Close', wide: [530, 108], align: { wide: 'middle' }, edge: { wide: 'top' }, narrow: [286, 420] },
    { value: 'Done', wide: [622, 66], edge: { wide: 'top' }, align: 'end', narrow: [300, 583] },
    { value: 'Stop', text: 'You keep what is done', wide: [530, 390, 12], narrow: [26, 300, 12] },
    { ball: 'cue', wide: [82, 444, 22], narrow: [175, 436, 18] },
    { answer: 'You decide', wide: [120, 444], narrow: [175, 492], align: { narrow: 'middle' } },
    { text: 'at every gate: go, hold or stop', wide: [120, 486], narrow: [175, 532, 16], align: { narrow: 'middle' } },
  ],
  caption: 'An example: an email migration with two gates passed, and the build held until its faults are fixed. One diamond is one gate.',
} satisfies TableFigure;
