import { company, inStaffedHours } from '../company.ts';
import { seeEssentialEightFuture } from '../essential-eight-future.ts';
import { cost, whoAnswers } from '../rules.ts';
import type { Overview } from '../types/overview.ts';

export const overview = {
  intro:
    'See where you are exposed, decide what to fix first, and keep the evidence. We explain the results in business terms.',
  heroFacts: [
    { label: 'Usually takes', value: '1 to 5 weeks' },
    { label: 'Priced', value: 'Fixed, quoted in writing' },
  ],
  updated: '2026-11-28',
  description: `Cyber security in ${company.city} for Australian businesses: Essential Eight, Microsoft Entra, endpoint and boundary assessments, and a vCISO on demand.`,
  choices: {
    'endpoint-server-compliance': 'Are our laptops and servers set up the way they should be?',
    'boundary-vulnerability-assessment': 'What would an attacker find first?',
    'microsoft-entra-ad-assessment': 'Who has left but can still sign in?',
    'essential-eight-assessment':
      'A client or insurer wants our maturity level. What do we tell them?',
    'on-demand-infosec-team': 'Who looks after security once the report is filed?',
  },
  flagship: 'essential-eight-assessment',
  noneFits: 'Tell us what worries you',
  questions: [
    cost,
    {
      question: "We're under attack now. What do we do first?",
      answer: `Disconnect the affected machines from the network, photograph what they show, and don't pay. Call us on ${company.phone}, ${inStaffedHours}. At any other time, call the Australian Cyber Security Hotline, 1300 292 371, which is open day and night, and your insurer.`,
    },
    {
      question: 'Where do we start?',
      answer:
        'If a client or insurer names the Essential Eight, start with that assessment. If they want a penetration test as well, that is the boundary test: name both in one message, with the date you were given. If internet attacks worry you, start with the boundary test; if people have come and gone, or staff use an AI assistant that finds every file they can open, start with the Entra assessment.',
    },
    {
      question: 'Will a test break anything?',
      answer:
        'Rarely. We pause if a service slows, and ask before trying anything that could stop a system. The Entra assessment is read-only.',
    },
    {
      question: 'Do we get a certificate?',
      answer:
        "No. The Essential Eight is assessed, not certified: you get a dated report with its evidence. Certification bodies issue certificates for ISO/IEC 27001:2022 and, for smaller businesses, SMB1001, whose lower tiers rest on a director's declaration.",
    },
    {
      question: 'Who fixes what you find?',
      answer:
        'Your own team, your IT provider, or us at a quoted price. If you order the retest, we test fixes again, our own included, and the report says who made each one. If somebody needs an independent result on our own work, ask another business.',
    },
    {
      question: 'What happens to what you see, and who may read the report?',
      answer:
        'We keep the minimum that shows a weakness; the agreement says where and for how long. You can end our access at any time. The report goes to you alone: you decide whether a client, insurer or IT provider sees it, and which pages.',
    },
    whoAnswers,
  ],
  seeAlso: seeEssentialEightFuture,
  contact: {
    heading: 'Strengthen Your Cyber Defenses',
    closing: 'Tell us what worries you, or what a client or insurer has asked for.',
  },
} satisfies Overview;
