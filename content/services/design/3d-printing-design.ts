import { company } from '../../company.ts';
import { copyrightRule } from '../../copyright-rule.ts';
import { figure } from '../../figures/design/3d-printing-design.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Bring a sketch, a broken part or a finished model. We work out what it must withstand, design it, and print it in a suitable material.',
  updated: '2026-11-23',
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
  figure,
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
