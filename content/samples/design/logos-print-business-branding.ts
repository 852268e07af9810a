import type { Sample } from '../../model/sample.ts';
import { harbourPineMark } from '../harbour-pine-mark.ts';

/** A registration mark: a circle on a cross. */
const register = (x: number, y: number) =>
  `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0M${x - 8} ${y}h16M${x} ${y - 8}v16`;

/** Patches of the colour bar, 12 square. */
const patch = (place: number) => `M${108 + 14 * place} 184h12v12h-12z`;

const van = 'M40 284V236q0-8 8-8h92q8 0 13 8l14 24q9 1 9 9v15z';
const wheel = (x: number) => `M${x - 9} 284a9 9 0 1 0 18 0a9 9 0 1 0-18 0`;

export const sample = {
  intro: 'Your printer opens this file first. Every item you order gets one.',
  title: 'Business card, front: print-ready sheet',
  about: 'Proof approved Thursday 18 March 2027. 38 names, 250 cards each.',
  parts: [
    {
      kind: 'drawing',
      name: 'A business card of 90 by 55 mm with 3 mm bleed, crop marks, registration marks and a colour bar; under it the mark on a van, as a stamp of 12 mm and as an icon of 16 px',
      height: 322,
      shapes: [
        { as: 'wash', path: 'M30 26.5H270V179H30z' },
        { as: 'paper', path: 'M37.5 34H262.5V171.5H37.5z' },
        { as: 'solid', path: 'M30 26.5H112V179H30z' },
        { as: 'fine', path: 'M37.5 34H262.5V171.5H37.5z' },
        { as: 'dashed', path: 'M112 41.5H45V164H112', onSolid: true },
        { as: 'dashed', path: 'M112 41.5H255V164H112' },
        {
          as: 'fine',
          path: 'M37.5 6V24M262.5 6V24M37.5 181.5V199.5M262.5 181.5V199.5M9.5 34H27.5M9.5 171.5H27.5M272.5 34H290.5M272.5 171.5H290.5',
        },
        { as: 'fine', path: [register(150, 13), register(17, 103), register(283, 103)].join('') },
        { as: 'cyan', path: patch(0) },
        { as: 'magenta', path: patch(1) },
        { as: 'yellow', path: patch(2) },
        { as: 'dark', path: patch(3) },
        { as: 'solid', path: patch(4) },
        { as: 'wash', path: patch(5) },
        { as: 'solid', path: harbourPineMark(50, 78, 50), onSolid: true },
        { text: 'Tom', at: [126, 72], size: 18, strong: true },
        { text: 'Operations manager', at: [126, 90], size: 12 },
        { text: 'Harbour & Pine', at: [126, 134], strong: true },
        { text: 'Marrickville NSW', at: [126, 151], size: 12 },
        { as: 'paper', path: van },
        { as: 'ink', path: van },
        { as: 'wash', path: 'M132 238h12q4 0 7 5l8 15h-27z' },
        { as: 'fine', path: 'M132 238h12q4 0 7 5l8 15h-27zM125 232V284' },
        { as: 'solid', path: harbourPineMark(74, 240, 32) },
        { as: 'dark', path: `${wheel(64)}${wheel(146)}` },
        { as: 'dark', path: harbourPineMark(194, 262, 30) },
        { as: 'fine', path: 'M234 292q4 0 4-4v-13q0-4 4-4h46q4 0 4 4v13q0 4 4 4M266 281.5h18' },
        { as: 'solid', path: harbourPineMark(245, 273, 16) },
        { text: 'Van, 600 mm', at: [104, 314], align: 'middle', size: 12 },
        { text: '12 mm', at: [209, 314], align: 'middle', size: 12 },
        { text: '16 px', at: [265, 314], align: 'middle', size: 12 },
        { tie: 'A', at: [17, 256] },
      ],
      entries: [
        {
          tie: 'B',
          name: 'Item 1 of 14',
          text: 'Next in your audit: gate sign, 2 vans, invoice. Letterhead waits until 2,000 sheets are used.',
        },
        {
          tie: 'C',
          name: 'Green, the same 4 ways',
          text: 'CMYK 87/29/86/18, Pantone 7727 C, #0B7445, and vinyl matched to a swatch. Black text is K 100 alone.',
        },
        {
          tie: 'D',
          name: 'Edges',
          text: 'Line: trim, 90 × 55 mm. Tinted: 3 mm bleed. Safe line, dashed: words stay 3 mm inside. Some printers want 5, so we asked yours.',
        },
        {
          name: 'Your printer asks for',
          text: 'PDF/X-4, 300 ppi, fonts embedded, mark as outlines, ink limit 300%. Profile: PSO Coated v3 (FOGRA51), or their own.',
        },
      ],
    },
  ],
} satisfies Sample;
