import type { Code } from './model/code.ts';
import type { LineId } from './model/line.ts';
import type { Statement } from './model/statement.ts';

/** 'Core Services We Excel At' on the home page: three services, and what a buyer gets (section 2). */
export const keyAreas = {
  heading: 'Core Services We Excel At',
  intro: {
    text: 'Where most clients start.',
    toConfirm: 'where clients start',
    claim: true,
  } satisfies Statement,
  cards: [
    {
      line: 'it',
      title: 'Managed IT Services',
      description: {
        text: 'Fixed-fee support and the licences you need. Software monitors your systems 24/7, and in staffed hours people pick up the phone.',
        toConfirm: 'who answers the phone',
        claim: true,
      },
      href: '/it/managed-services',
    },
    {
      line: 'cyber',
      title: 'Essential Eight Assessment',
      description:
        'Know your maturity level for each of the eight strategies, with the evidence behind it, and what to fix to reach the next.',
      href: '/cyber/essential-eight-assessment',
    },
    {
      line: 'design',
      title: 'Web Design and Development',
      description:
        'Sites with a measured loading time, usable by keyboard and screen reader, and with code and domain in your name.',
      href: '/design/web-design-development',
    },
  ] satisfies { line: LineId; title: string; description: Statement; href: Code }[],
};
