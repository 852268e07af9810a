import type { Sample } from '../../model/sample.ts';
import { harbourPineMark } from '../harbour-pine-mark.ts';

const van = 'M40 312V264q0-8 8-8h92q8 0 13 8l14 24q9 1 9 9v15z';
const wheel = (x: number) => `M${x - 9} 312a9 9 0 1 0 18 0a9 9 0 1 0-18 0`;

export const sample = {
  intro:
    'A page of the usage guide, with one line from the audit and one from the proof below it: whoever orders anything with your mark opens these.',
  title: 'Usage guide, page 3: the mark',
  about: 'Harbour & Pine. The direction chosen of 3, approved Thursday 18 March 2027.',
  parts: [
    {
      kind: 'drawing',
      name: 'The mark, a pine over a wave, with its name and the space to keep clear; reversed, and in one colour; on a business card, an invoice and a van, as a stamp of 12 mm and as an icon of 16 px',
      height: 346,
      shapes: [
        { as: 'wash', path: 'M0 0H172V124H0z' },
        { as: 'mark', path: harbourPineMark(58, 20, 56) },
        { text: 'Harbour & Pine', at: [86, 98], align: 'middle', size: 17, strong: true },
        { as: 'dashed', path: 'M10 8H162V114H10z' },
        { as: 'solid', path: 'M182 0H300V58H182z' },
        { as: 'solid', path: harbourPineMark(190, 10, 38), onSolid: true },
        { text: 'Reversed', at: [234, 33], size: 12, onSolid: true },
        { as: 'paper', path: 'M182 66H300V124H182z' },
        { as: 'dark', path: harbourPineMark(190, 76, 38) },
        { text: 'One colour', at: [234, 99], size: 12 },
        { as: 'paper', path: 'M0 136H180V246H0z' },
        { as: 'solid', path: 'M0 136H50V246H0z' },
        { as: 'fine', path: 'M0 136H180V246H0z' },
        { as: 'solid', path: harbourPineMark(6, 171, 38), onSolid: true },
        { text: 'Tom', at: [59, 164], size: 17, strong: true },
        { text: 'Operations manager', at: [59, 181], size: 12 },
        { text: 'Harbour & Pine', at: [59, 217], strong: true },
        { text: 'Marrickville NSW', at: [59, 233], size: 12 },
        { as: 'paper', path: 'M202 136H280V246H202z' },
        {
          as: 'fine',
          path: 'M202 136H280V246H202zM212 186H270M212 196H270M212 206H270M248 224H270',
        },
        { as: 'mark', path: harbourPineMark(210, 144, 20) },
        { text: 'Invoice', at: [212, 178], size: 12, strong: true },
        { as: 'paper', path: van },
        { as: 'ink', path: van },
        { as: 'wash', path: 'M132 266h12q4 0 7 5l8 15h-27z' },
        { as: 'fine', path: 'M132 266h12q4 0 7 5l8 15h-27zM125 260V312' },
        { as: 'mark', path: harbourPineMark(74, 268, 32) },
        { as: 'dark', path: `${wheel(64)}${wheel(146)}` },
        { as: 'dark', path: harbourPineMark(194, 290, 30) },
        { as: 'fine', path: 'M234 320q4 0 4-4v-13q0-4 4-4h46q4 0 4 4v13q0 4 4 4M266 309.5h18' },
        { as: 'mark', path: harbourPineMark(245, 301, 16) },
        { text: 'Van, 600 mm', at: [104, 340], align: 'middle', size: 12 },
        { text: '12 mm', at: [209, 340], align: 'middle', size: 12 },
        { text: '16 px', at: [265, 340], align: 'middle', size: 12 },
        { tie: 'A', at: [17, 284] },
      ],
      entries: [
        {
          name: 'Why a pine over a wave',
          text: 'Clients said “the yard by the water”. Of 7 competitors, 4 show a saw, 3 a house, none the water.',
        },
        {
          name: 'Space and size',
          text: 'Dashed: keep clear by a quarter of the mark. Never under 12 mm in print or 16 px on a screen.',
        },
        {
          tie: 'C',
          name: 'Green, the same 5 ways',
          text: 'CMYK 87/29/86/18; Pantone 7727 C, uncoated 7727 U after a look at the swatch; #0B7445; vinyl matched to a swatch.',
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          tie: 'B',
          name: 'Audit: 14 items',
          text: 'First: gate sign, 2 vans, invoice. Last: letterhead, once its 2,000 sheets are used.',
        },
        {
          tie: 'D',
          name: 'Proof: card',
          text: '90 × 55 mm, 3 mm bleed, words 5 mm inside the trim. 9 names who meet clients, 250 cards each. Signed by Tom.',
        },
      ],
    },
  ],
} satisfies Sample;
