import { essentialEightFuture } from '../essential-eight-future.ts';
import type { Overview } from '../model/page.ts';

export const overview = {
  intro:
    'See where you are exposed, decide what to fix first, and keep the evidence. We measure against the Essential Eight and explain the results in business terms.',
  updated: '2026-11-22',
  description:
    'Cyber security assessments for Australian businesses: Essential Eight, identity, endpoints, boundary testing and on-demand information security leadership.',
  servicesHeading: 'How we strengthen security',
  report: essentialEightFuture,
  contact: {
    heading: 'Strengthen Your Cyber Defenses',
    closing: 'Tell us what worries you, or what a client or insurer has asked for.',
  },
} satisfies Overview;
