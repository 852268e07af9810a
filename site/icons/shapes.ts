import { Headset, Mail } from 'lucide';
import type { PictogramName } from './icon.tsx';

/** Elements of a pictogram, in a square of 24: name and attributes. */
export type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
][];

/**
 * The pictograms, from the icon set. It lacks the marks of the two networks, and its phone and pin have
 * decimals that cost every page 90 bytes: those four are our own.
 */
export const shapes: Readonly<Record<PictogramName, Shape>> = {
  headset: Headset,
  mail: Mail,
  phone: [
    [
      'path',
      {
        d: 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2',
      },
    ],
  ],
  pin: [
    ['path', { d: 'M20 10c0 5-5 9-8 12-3-3-8-7-8-12a8 8 0 0 1 16 0' }],
    ['circle', { cx: 12, cy: 10, r: 3 }],
  ],
  'photo-sharing': [
    ['rect', { x: 1.5, y: 1.5, width: 21, height: 21, rx: 6 }],
    ['circle', { cx: 12, cy: 12, r: 4.8 }],
    ['path', { d: 'M17.55 6.3v.15' }],
  ],
  'professional-network': [
    ['rect', { x: 1.5, y: 1.5, width: 21, height: 21, rx: 4.5 }],
    ['path', { d: 'M7.05 10.2v6.75M7.05 6.75v.15M11.25 16.95V10.2m0 3c0-4.05 6-4.05 6 0v3.75' }],
  ],
};
