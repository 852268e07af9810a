import { company, inStaffedHours } from '../company.ts';
import { cost, whoAnswers } from '../rules.ts';
import type { Overview } from '../types/overview.ts';

export const overview = {
  intro:
    'We plan, run and improve the systems your business depends on. One team looks after strategy, projects, infrastructure and IT support.',
  heroFacts: [
    { label: 'Usually takes', value: '2 weeks to 6 months' },
    { label: 'Priced', value: 'Fixed, once or monthly' },
  ],
  updated: '2026-11-28',
  description: `IT support and consulting in ${company.city}: managed services, Microsoft 365 backup, servers and networks, projects, governance and strategy from one team.`,
  choices: {
    'disaster-recovery-backups': 'If a server died today, when could we work again?',
    'infrastructure-management': 'What will fill up or fail next, and who is watching?',
    'it-governance-cost-optimisation': 'Who approved this, and why does it cost so much?',
    'it-project-management': 'Who keeps this project on time and on budget?',
    'it-strategy': 'Where should our IT money go in the next 3 years?',
    'managed-services': 'Who do our staff call when something breaks?',
  },
  flagship: 'managed-services',
  noneFits: 'Tell us what gets in your way',
  questions: [
    cost,
    {
      question: 'We have an IT person, or a provider. Where do you fit?',
      answer:
        'Infrastructure Management looks after servers and networks while your IT person looks after staff. Strategy, governance and projects run alongside your IT manager and suppliers, with one list of who does what. Managed services replaces a provider, or an IT person who is leaving: write before their last day, and we arrange the handover with them.',
    },
    {
      question: 'Are we too small or too large for you?',
      answer:
        'We fit businesses of about 10 to 200 people. Below about 20 seats a cost review rarely pays for itself, and we say so. Above 200 people, you probably have a team, and we join it for a project, an assessment or a roadmap.',
    },
    {
      question: 'Do you look after Macs, phones and Google Workspace?',
      answer:
        'Our services are built around Windows and Microsoft 365. Macs and phones that your staff use with it can be on the list of devices we support. If you run Google Workspace, tell us first, and we say whether we are the right firm.',
    },
    {
      question: 'Who acts at night and on weekends?',
      answer: `Software watches around the clock and opens tickets. Our staff work on them ${inStaffedHours}. With call-out, which you can add for individual systems, an engineer of ours starts day or night.`,
    },
    whoAnswers,
    {
      question: 'What if we want to leave?',
      answer:
        'Domains, cloud accounts and data are in your name, and you keep registers, diagrams and plans. We delete our accounts, agents and remote tools, and change shared passwords, from a list we both sign.',
    },
  ],
  contact: {
    heading: 'Transform Your IT Infrastructure',
    closing:
      "Tell us what you run and what gets in the way. You'll hear from someone who does this work, with a suggested first step.",
  },
} satisfies Overview;
