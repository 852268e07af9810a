import { company, staffedHours } from '../company.ts';
import type { Overview } from '../model.ts';

export const overview = {
  intro:
    'Plan, run and improve the systems your business depends on. One team looks after strategy, projects, infrastructure and IT support, so you always know who to call.',
  facts: [
    { label: 'Typical project', value: '4 to 8 weeks' },
    { label: 'Priced', value: 'Fixed, once or monthly' },
  ],
  updated: '2026-11-25',
  description: `IT support and consulting in ${company.city}: managed services, Microsoft 365 backup, servers and networks, projects, governance and strategy from one team.`,
  choices: {
    'disaster-recovery-backups': {
      question: 'If a server died today, when could we work again?',
      axis: ['Servers', 'Plans'],
    },
    'infrastructure-management': {
      question: 'What will fill up or fail next, and who is watching?',
      axis: ['Devices', 'Servers'],
    },
    'it-governance-cost-optimisation': {
      question: 'Who approved this, and why does it cost so much?',
      axis: ['People', 'Money'],
    },
    'it-project-management': {
      question: 'Who keeps this project on its date and budget?',
      axis: ['People', 'Plans'],
    },
    'it-strategy': {
      question: 'What should we spend on in the next 3 years?',
      axis: ['Money', 'Plans'],
    },
    'managed-services': {
      question: 'Who do our people call when something breaks?',
      axis: ['People', 'Servers'],
    },
  },
  noneFits: 'Tell us what gets in your way',
  questions: [
    {
      question: 'We have an IT person, or a provider. Where do you fit?',
      answer:
        'Strategy, governance and projects work with the people you have: your staff and your suppliers keep their parts, and the roadmap is yours to take to any provider. Managed services takes over from a provider, and we agree with your last one who does what, and when.',
    },
    {
      question: 'Can we begin with one service?',
      answer:
        'Yes. Each has its own page, its own written scope and its own price. If another one fits better, the page says when.',
    },
    {
      question: 'Who acts at night and on weekends?',
      answer: `Software watches around the clock and opens tickets automatically. Our staff work on them ${staffedHours}. For single systems you can buy call-out, at the price in your agreement.`,
    },
    {
      question: 'What do you need from us?',
      answer:
        'A list of the systems you run and what you pay for them, somebody who knows why they are there, and access that we ask for only after we have spoken with you. Each page lists the rest.',
    },
    {
      question: 'What if we want to leave?',
      answer:
        'Domains, cloud accounts and data are in your name. Registers, diagrams and plans are yours to keep. When support ends, admin access is returned against a list that both sides sign.',
    },
    {
      question: 'What will it cost?',
      answer:
        'Each page says what sets its price, what makes it cost more and what makes it cost less. You see the figure in writing before you sign, without GST and with it.',
    },
  ],
  contact: {
    heading: 'Transform Your IT Infrastructure',
    closing:
      'Tell us what you run today and what gets in the way. The answer comes from somebody who does this work, and names a first step.',
  },
} satisfies Overview;
