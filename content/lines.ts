import type { LineId, ServiceLine } from './types/service-line.ts';

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
    ballColour: 'blue',
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
    ballColour: 'red',
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
    ballColour: 'green',
    heroButton: 'Get Started',
  },
] as const satisfies readonly ServiceLine[];

export function lineOf(id: LineId): ServiceLine {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new Error(`There is no line '${id}': content/lines.ts lists them`);
  return line;
}
