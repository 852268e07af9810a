import { Headset, Mail, MapPin, Phone } from 'lucide';
import type { PictogramName } from './icon.tsx';

/** Elements of a pictogram, in a square of 24: name and attributes. */
export type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
][];

/** The pictograms, from the icon set. It lacks the marks of the two networks, so those are our own. */
export const shapes: Readonly<Record<PictogramName, Shape>> = {
  headset: Headset,
  mail: Mail,
  phone: Phone,
  pin: MapPin,
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
