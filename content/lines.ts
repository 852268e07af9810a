import type { Line, LineId } from './model.ts';

/** The three service lines, in the order of the menu (section 2). */
export const lines = [
  {
    id: 'it',
    path: '/it',
    menuLabel: 'IT',
    panelLabel: 'IT Services',
    group: 'IT Consulting',
    heading: 'IT Consulting Services',
    sitemapLabel: 'IT Services',
    ball: 'blue',
    heroButton: 'Contact Us',
  },
  {
    id: 'cyber',
    path: '/cyber',
    menuLabel: 'Cyber',
    panelLabel: 'Cyber Services',
    group: 'Cyber Security',
    heading: 'Cyber Security Services',
    sitemapLabel: 'Cyber Security Services',
    ball: 'red',
    heroButton: 'Get Started',
  },
  {
    id: 'design',
    path: '/design',
    menuLabel: 'Design',
    panelLabel: 'Design Services',
    group: 'Design Studio',
    heading: 'Design Studio Services',
    sitemapLabel: 'Design Services',
    ball: 'green',
    heroButton: 'Get Started',
  },
] as const satisfies readonly Line[];

/** What the services of each line work on: the diamonds on the rail of its overview, in order. */
export const axes = {
  it: ['People', 'Devices', 'Servers', 'Money', 'Plans'],
  cyber: ['Internet', 'Network', 'Devices', 'Accounts', 'People'],
  design: ['Words', 'Image', 'Object', 'Screen'],
} as const satisfies Record<LineId, readonly string[]>;

export function lineOf(id: LineId): Line {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new Error(`There is no line '${id}': content/lines.ts lists them`);
  return line;
}
