import { company } from '../company.ts';
import type { Overview } from '../model/page.ts';

export const overview = {
  intro: {
    text: 'Plan, run and improve the systems your business depends on. One team looks after strategy, projects, infrastructure and support, so you always know who to call.',
    toConfirm: 'whether one team does all of IT',
    claim: true,
  },
  updated: '2026-11-22',
  description: `IT consulting for Australian businesses: strategy, governance, projects, infrastructure, backups and managed support from one team in ${company.address.suburb}, ${company.city}.`,
  servicesHeading: 'How we help with IT',
  contact: {
    heading: 'Transform Your IT Infrastructure',
    closing: {
      text: 'Tell us what you run today and what gets in the way. We read every message ourselves and suggest a first step.',
      toConfirm: 'who reads enquiries',
      claim: true,
    },
  },
} satisfies Overview;
