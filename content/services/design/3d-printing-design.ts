import { company } from '../../company.ts';
import { copyrightRule } from '../../copyright-rule.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Bring a sketch, a broken part or a finished model. We work out what it must withstand, design it, and print it in a suitable material.',
  updated: '2026-11-22',
  description: `3D design and printing in ${company.city}: prototypes and working parts, stated materials, build volume and tolerances, with STL and STEP files that you keep.`,
  question: 'Can somebody make this part from a sketch?',
  axis: ['Object'],
  related: [
    { path: '/design/logos-print-business-branding', fits: 'if it is a sign, a card or a package' },
    { path: '/design/animation-photography-videography', fits: 'if it has to be seen, not held' },
  ],
  benefits: {
    heading: 'Hold it before you commit to it',
    cards: [
      {
        title: 'Start from what you have',
        text: 'A drawing, photographs or the old part will do. You approve a model first.',
      },
      {
        title: 'A material that suits the job',
        text: 'Heat, load, sunlight and flex decide the material. The quote states the choice and its limits.',
      },
      {
        title: 'Files you can take away',
        text: 'STL is a mesh for printing, STEP holds exact surfaces for editing. You get both.',
      },
    ],
  },
  figure: {
    kind: 'sheet',
    heading: 'How exact, and which way up',
    intro: 'A part is a little larger or smaller than its model, and splits between layers first.',
    size: [32, 21],
    shapes: [
      { as: 'fill', box: [0, 0, 32, 21] },
      { as: 'tint', box: [3, 3, 4, 13] },
      { as: 'tint', box: [7, 8, 20, 8] },
      { as: 'fill', box: [3, 4, 4, 0.12] },
      { as: 'fill', box: [3, 6, 4, 0.12] },
      { as: 'fill', box: [3, 8, 4, 0.12] },
      { as: 'fill', box: [3, 10, 24, 0.12] },
      { as: 'fill', box: [3, 12, 24, 0.12] },
      { as: 'fill', box: [3, 14, 24, 0.12] },
      { as: 'dotted', path: 'M3 2.5H7.5V7.5H27.5V16' },
      { as: 'dotted', path: 'M3 3.5H6.5V8.5H26.5V16' },
      { as: 'solid', path: 'M3 17.2V18.8M3 18H27M27 17.2V18.8' },
      { as: 'text', at: [12, 20.2], size: 1.5, text: '24 ± 0.5 mm' },
    ],
    lines: [
      { at: [14, 8], title: 'Tolerance band', text: 'Each face ends up within it' },
      { at: [14, 13], title: 'Layers', text: '0.2 mm each; every tenth is drawn' },
      { at: [8, 18], title: 'Marked dimension', text: 'Measured on the finished part' },
    ],
    results: {
      heading: 'Loaded at the end',
      items: [
        {
          size: [32, 17],
          shapes: [
            { as: 'fill', box: [0, 0, 32, 17] },
            { as: 'tint', box: [3, 1.5, 4, 13] },
            { as: 'tint', box: [7, 6.5, 20, 8] },
            { as: 'fill', box: [3, 7.5, 24, 0.2] },
            { as: 'fill', box: [3, 9.5, 24, 0.2] },
            { as: 'fill', box: [3, 11.5, 24, 0.2] },
            { as: 'fill', box: [3, 13.5, 24, 0.2] },
          ],
          title: 'Printed lying',
          text: 'Layers along the arm: it holds',
        },
        {
          size: [32, 17],
          shapes: [
            { as: 'fill', box: [0, 0, 32, 17] },
            { as: 'tint', box: [3, 1.5, 4, 13] },
            { as: 'tint', box: [7, 6.5, 8, 8] },
            { as: 'tint', box: [16, 8.5, 12, 8] },
            { as: 'fill', box: [5, 1.5, 0.2, 13] },
            { as: 'fill', box: [9, 6.5, 0.2, 8] },
            { as: 'fill', box: [13, 6.5, 0.2, 8] },
            { as: 'fill', box: [20, 8.5, 0.2, 8] },
            { as: 'fill', box: [24, 8.5, 0.2, 8] },
          ],
          title: 'Printed standing',
          text: 'Layers across the arm: it splits',
        },
      ],
    },
    caption: 'An example: a hook of 24 by 13 mm, drawn to scale.',
  },
  details: [
    {
      kind: 'list',
      heading: 'Materials, limits and finish',
      items: [
        {
          title: 'Materials',
          text: {
            text: 'PLA for models (softens near 60 °C), PETG for brackets (80 °C), ASA outdoors (100 °C), TPU for seals, resin for small detail.',
            toConfirm: 'materials on offer',
          },
        },
        {
          title: 'Build volume',
          text: {
            text: '250 × 250 × 250 mm in 1 piece. Larger objects are joined from sections.',
            toConfirm: 'build volume',
          },
        },
        {
          title: 'Tolerances',
          text: {
            text: '±0.5 mm or 0.5% for filament, whichever is larger, and ±0.2 mm for small resin parts.',
            toConfirm: 'tolerances',
          },
        },
        {
          title: 'Prototype or part',
          text: 'A prototype tests form or fit. A part for use needs an agreed load and life.',
        },
        {
          title: 'Finish',
          text: 'Layer lines show. Sanding, painting and inserts are quoted.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
      ],
    },
  ],
  process: [
    {
      title: 'Concept & Consultation',
      text: 'We ask what it does, and say early if printing is a poor fit.',
    },
    {
      title: 'Design & Modelling',
      text: 'We model walls, clearances and print direction. You approve it on screen.',
    },
    {
      title: 'Print & Produce',
      text: 'We print and finish a first piece. A run starts only after you accept it.',
    },
    {
      title: 'Test & Refine',
      text: 'You try it in place. We adjust it and print again if quoted.',
    },
  ],
  expectations: {
    youGet:
      'The pieces, STL and STEP files of what we model, print settings, and readings for the marked dimensions.',
    weNeed:
      'A sketch, part or file, where it will be used, the quantity, and your right to have it copied.',
    duration: {
      short: '1 to 3 weeks',
      text: {
        text: '1 week for a print from your file, 3 weeks when we model it first.',
        toConfirm: 'lead time',
      },
    },
    price: {
      short: 'By time and by piece',
      model: {
        text: 'Design time plus a price per piece.',
        toConfirm: 'price basis',
      },
      more: 'More for machine hours, special materials and finishing.',
      less: 'Less for a print-ready file, and per piece in larger runs.',
    },
    notIncluded:
      'Certified load testing, metal, patent searches, weapons, and parts for food, medical use or vehicle safety.',
    nextStep: 'Describe the object below. We ask for drawings, then quote.',
  },
  contact: {
    heading: 'Bring Your Ideas to Life',
    closing: 'Tell us what the object does, its rough size, how many you need and by when.',
  },
} satisfies Service;
