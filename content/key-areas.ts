import type { LineId } from './model.ts';

/** 'Core Services We Excel At' on the home page: three services, and what a buyer gets (section 2). */
export const keyAreas = {
  heading: 'Core Services We Excel At',
  intro: 'Where most clients start.',
  cards: [
    {
      line: 'it',
      title: 'Managed IT Services',
      description:
        'Fixed-fee support and the licences you need. Software monitors your systems 24/7, and in business hours a person answers the phone.',
      href: '/it/managed-services',
    },
    {
      line: 'cyber',
      title: 'Essential Eight Assessment',
      description:
        'Know your maturity level for each of the eight strategies, the evidence behind it, and what to fix to reach the next one.',
      href: '/cyber/essential-eight-assessment',
    },
    {
      line: 'design',
      title: 'Web Design and Development',
      description:
        'Fast, tested websites that work by keyboard and screen reader, with the code and domain in your name.',
      href: '/design/web-design-development',
    },
  ] satisfies { line: LineId; title: string; description: string; href: string }[],
};
