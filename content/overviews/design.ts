import { company } from '../company.ts';
import type { Overview } from '../model/page.ts';

export const overview = {
  intro: {
    text: 'Brand, content, objects and interfaces, made by the team that also runs the technology behind them. Copyright passes to you in writing.',
    toConfirm: 'whether design and technology are one team',
    claim: true,
  },
  updated: '2026-11-22',
  description: `A design studio in ${company.city} for websites, interfaces, branding, print, photography, animation, social media content and 3D printing.`,
  servicesHeading: 'What we make',
  contact: {
    heading: 'Bring Your Vision to Life',
    closing: 'Tell us what you want to make and who it is for. A rough idea is enough.',
  },
} satisfies Overview;
