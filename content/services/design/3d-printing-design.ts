import { company } from '../../company.ts';
import { figure } from '../../figures/design/3d-printing-design.ts';
import type { Service } from '../../model/service.ts';
import { copyrightRule } from '../../rules/copyright-rule.ts';

export const service = {
  intro:
    'Bring a sketch, a broken part or a finished model. We draw it for the load it carries, print one, measure it, and print the rest once it fits.',
  updated: '2026-11-26',
  description: `3D printing and design in ${company.city}: replacement parts, prototypes and small runs, measured against stated tolerances, with STL and STEP files you keep.`,
  question: 'Can somebody make this part from a sketch?',
  axis: ['Object'],
  related: [
    { path: '/design/logos-print-business-branding', fits: 'if it is a sign, a card or a package' },
    { path: '/design/animation-photography-videography', fits: 'if it has to be seen, not held' },
  ],
  benefits: [
    {
      title: 'Start from what you have',
      text: 'A sketch with 3 measurements, photographs beside a ruler or the broken part will do. You turn the model on screen before anything is printed.',
    },
    {
      title: 'A material that suits the job',
      text: 'A print breaks first between layers. So heat, sunlight and load decide the material and which way up it is printed, and the sheet says both.',
    },
    {
      title: 'Measured before the run',
      text: 'We measure the dimensions that matter on the first piece, with a calliper. The run starts when you have tried it in place.',
    },
    {
      title: 'Files you can take away',
      text: 'STL for any printer, STEP for any engineer who wants to change it, and the print settings.',
    },
  ],
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Materials, limits and finish',
      items: [
        {
          title: 'PLA: models and jigs indoors',
          text: {
            text: 'Stiff and exact. Softens from about 55 °C, so not in a parked car.',
            toConfirm: 'materials on offer: PLA',
          },
        },
        {
          title: 'PETG: brackets, clips and covers',
          text: {
            text: 'Tougher, and fine with splashes. Softens from about 70 °C.',
            toConfirm: 'materials on offer: PETG',
          },
        },
        {
          title: 'ASA: outdoors and at sunny windows',
          text: {
            text: 'Keeps its strength in sunlight. Softens from about 90 °C.',
            toConfirm: 'materials on offer: ASA',
          },
        },
        {
          title: 'TPU and resin',
          text: {
            text: 'TPU bends, for seals and feet. Resin shows fine detail, but is brittle and yellows in the sun.',
            toConfirm: 'materials on offer: TPU and resin',
            claim: true,
          },
        },
        {
          title: 'Largest piece',
          text: {
            text: '250 × 250 × 250 mm. Larger objects are designed in sections that lock and are glued.',
            toConfirm: 'build volume',
          },
        },
        {
          title: 'Tolerances',
          text: {
            text: '±0.5 mm or 0.5%, whichever is larger, for filament; ±0.2 mm for small resin parts. Holes come out small, so those that matter are drilled.',
            toConfirm: 'tolerances',
          },
        },
        {
          title: 'When we say no',
          text: {
            text: 'What may hurt somebody when it breaks belongs to an engineer, and flat parts are cheaper laser-cut. From about 500 of the same piece, moulding is usually cheaper.',
            toConfirm: 'from how many pieces moulding is cheaper',
          },
        },
        {
          title: 'Finish',
          text: 'Layer lines show and can be felt. Sanding, painting and brass threads are quoted by the piece.',
        },
        {
          title: 'If the first piece is wrong',
          text: {
            text: 'Outside the limits on the drawing, or it does not fit what you sent or measured: we draw and print it again at our cost. It fits, but you want it changed: we quote that first.',
            toConfirm: 'who pays for another first piece',
            claim: true,
          },
        },
        {
          title: 'The rest of the run',
          text: {
            text: 'We look at each piece for cracks and gaps, and measure one in 10.',
            toConfirm: 'how the pieces of a run are checked',
          },
        },
        {
          title: 'If a piece breaks later',
          text: {
            text: 'Besides your rights under consumer law: if it was used as its sheet says, we look for the cause and replace it free for 12 months, on the written terms that come with it.',
            toConfirm:
              'for the lawyer and the owner: replacement of broken pieces, and for how long (Australian Consumer Law)',
          },
        },
        {
          title: 'May it be copied?',
          text: 'What you designed is yours to copy. A bought part may be a registered design or patented: search both free at IP Australia, or ask its maker.',
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
      we: 'ask what it holds, where it stands and what broke, and tell you if printing is the wrong choice.',
      you: 'send the part, or photographs beside a ruler, and the quantity.',
      hold: 'a quote with material, finish and the dimensions that count.',
    },
    {
      title: 'Design & Modelling',
      we: 'model walls, clearances and print direction, and write the tolerance beside each dimension.',
      you: 'turn the model in your browser and approve it.',
      hold: 'the drawing, dated, with a version number.',
    },
    {
      title: 'Print & Produce',
      we: 'print the first piece, load-test it, measure it and send you the readings with it.',
      you: 'try it in place for as long as the job needs.',
      hold: 'a piece you can accept or send back.',
    },
    {
      title: 'Test & Refine',
      we: 'change what did not fit, then print the run from the settings you accepted.',
      you: 'tell us what rubbed, bent or broke, with a photograph.',
      hold: 'the run, and the files from which another print shop can start.',
    },
  ],
  expectations: {
    youGet:
      'The pieces, a measured drawing, STL and STEP files of what we model, and the print settings.',
    weNeed:
      'A sketch, part or file, where it will be used, the quantity, and confirmation that you may copy it.',
    duration: {
      short: '2 to 3 weeks',
      text: {
        text: '2 weeks from your file, 3 when we model it first: the last of them, after you accept the first piece, is for a run of up to 60. Your days of trying it, and the post, come on top.',
        toConfirm: 'lead time',
      },
    },
    price: {
      short: 'Fixed, then per piece',
      model: {
        text: 'Fixed price for design and first piece, paid when you accept that piece; stop there, and you keep it with its files, or order the run at a price per piece, paid when you receive it.',
        toConfirm:
          'price basis, when each part is paid, and which files are handed over after the first piece',
        claim: true,
      },
      more: 'More for large pieces, TPU, resin and finishing.',
      less: 'Less for a print-ready file, and per piece in larger runs.',
    },
    notIncluded: `Delivery (collect in ${company.city}, or parcel post at cost), certified load testing, metal, patent searches, weapons, and parts for food, medical use or vehicle safety.`,
    nextStep:
      'Send photographs by replying to our first answer. We say, free, whether printing suits it, in which material, and what the first piece and the run would need.',
  },
  contact: {
    heading: 'Bring Your Ideas to Life',
    closing: 'Tell us what the object does, its rough size, how many you need and by when.',
  },
} satisfies Service;
