import { company } from '../company.ts';
import { seeEssentialEightFuture } from '../essential-eight-future.ts';
import type { Overview } from '../model.ts';

export const overview = {
  intro:
    'See where you are exposed, decide what to fix first, and keep the evidence. We measure against the Essential Eight and explain the results in business terms.',
  facts: [
    { label: 'Typical assessment', value: '1 to 5 weeks' },
    { label: 'Priced', value: 'Fixed, quoted in writing' },
  ],
  updated: '2026-11-25',
  description: `Cyber security in ${company.city} for Australian businesses: Essential Eight, Microsoft Entra, endpoint and boundary assessments, and a vCISO on demand.`,
  choices: {
    'endpoint-server-compliance': {
      question: 'Are our laptops and servers set up the way they should be?',
      axis: ['Devices'],
    },
    'boundary-vulnerability-assessment': {
      question: 'What would an attacker find first?',
      axis: ['Internet', 'Network'],
    },
    'microsoft-entra-ad-assessment': {
      question: 'Who has left, and can still sign in?',
      axis: ['Accounts'],
    },
    'essential-eight-assessment': {
      question: 'A client or an insurer asks for our level. What do we tell them?',
      axis: ['Devices', 'Accounts'],
    },
    'on-demand-infosec-team': {
      question: 'Who looks after security once the report is filed?',
      axis: ['Internet', 'People'],
    },
  },
  noneFits: 'Tell us what worries you',
  questions: [
    {
      question: 'We do not know where to begin. Which comes first?',
      answer:
        'If a client or an insurer names the Essential Eight, begin with that assessment: it gives you a level. If you worry about the internet, begin at the boundary. If people have come and gone, or staff use an AI assistant such as Copilot, which finds every file that they may open, begin with who can sign in.',
    },
    {
      question: 'Will a test break anything?',
      answer:
        'Tests at the boundary need your written authorisation and agreed windows, and either side can stop them at once. They end at proof: nothing is destroyed or taken. The identity review is read-only.',
    },
    {
      question: 'Do we get a certificate?',
      answer:
        'No. The Essential Eight is assessed, not certified: you get a dated report with its evidence, to show to a client or an insurer. What can be certified is ISO/IEC 27001:2022 and, for smaller firms, SMB1001; certification bodies issue those, we do not.',
    },
    {
      question: 'Who fixes what you find?',
      answer:
        'Your own team, your provider, or we quote it. Each report says what to change and in which order. If we made the changes, ask others for an independent assessment.',
    },
    {
      question: 'What happens to what you see?',
      answer:
        'We keep the minimum evidence that shows a weakness, and the agreement says where and for how long. You create the read-only access, and can end it at any time.',
    },
    {
      question: 'Do you watch our systems around the clock?',
      answer:
        'Not with these services. Monitoring by software belongs to Managed Services & Support. The security team works in business hours, and its agreement says whether anyone is on call outside them.',
    },
  ],
  seeAlso: seeEssentialEightFuture,
  contact: {
    heading: 'Strengthen Your Cyber Defenses',
    closing: 'Tell us what worries you, or what a client or insurer has asked for.',
  },
} satisfies Overview;
