import { replyTime } from './commitments.ts';
import { company } from './company.ts';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';
import type { ContactWords, HeroFact, PageMeta } from './types/page.ts';
import type { LineId } from './types/service-line.ts';

/** The text of the home page (section 2, 'Home page'). */
export const home = withNonBreakingSpaces({
  updated: '2026-11-28',
  meta: {
    title: `${company.name} - Professional IT Services, Design & Cybersecurity in ${company.city}`,
    description: `IT support, cybersecurity and design in ${company.city} from one consultancy: Microsoft 365 backup, Essential Eight assessments, a vCISO and websites.`,
  } satisfies PageMeta,
  /** In the home page's link preview. */
  preview: `IT support, cyber security and design in ${company.city}, from one consultancy.`,
  hero: {
    heading: 'Unified Technology Solutions',
    intro:
      'For businesses around Sydney that want one firm to answer: one point of contact for the systems you run on, the security that protects them, and the design your customers see.',
    explore: 'Explore Our Services',
    contact: 'Contact Us',
  },
  /** The shortest and the longest of all services. */
  heroFacts: [
    { label: 'Usual project', value: '1 week to 6 months' },
    { label: 'Priced', value: 'Before we start' },
  ] satisfies readonly [HeroFact, HeroFact],
  services: {
    heading: 'Comprehensive Solutions',
    cards: [
      {
        line: 'it',
        title: 'IT Consulting',
        intro:
          'IT support, projects and plans for the technology your business depends on, from Microsoft 365 backup and the help desk to a roadmap your board can read.',
        items: [
          'Disaster Recovery & Backups',
          'Infrastructure Management',
          'IT Governance & Cost Optimisation',
          'IT Project Management',
          'IT Strategy Development',
          'Managed Services & Support',
        ],
      },
      {
        line: 'cyber',
        title: 'Cyber Security',
        intro:
          'Find out where you are exposed, close the gaps and keep the evidence, with a virtual chief information security officer (vCISO) if you need one.',
        items: [
          'Compliance assessment against the national Essential Eight',
          'Active Directory identity exposure',
          'Device security and vulnerability management',
          'External and internal vulnerability assessment',
          'Cloud identity exposure',
          'On-demand InfoSec leadership',
        ],
      },
      {
        line: 'design',
        title: 'Design Studio',
        intro: 'Brand, content and interfaces for screen, print and film.',
        items: [
          '3D printing and design',
          'Brand narrative',
          'Business branding and auditing',
          'Motion graphics, animation, photography and videography',
          'On-demand graphic designer',
          'Social media content',
          'UI and UX design',
          'Web design and development',
        ],
      },
    ] satisfies { line: LineId; title: string; intro: string; items: string[] }[],
    comingSoon: [
      {
        title: 'Cloud Services',
        text: "Moving to the major clouds, and support once you're there.",
      },
      {
        title: 'Software Development',
        text: 'Custom tools that fit how your team works.',
      },
    ],
    comingSoonLabel: 'Coming Soon',
    callToAction: { heading: 'Ready to transform your technology?', button: 'Get Started' },
  },
  /** Three services, with their benefits. */
  keyAreas: {
    heading: 'Core Services We Excel At',
    intro: 'Where most clients start.',
    cards: [
      {
        line: 'it',
        title: 'Managed IT Services',
        text: 'Fixed-fee support and the licences you need. Software monitors your systems 24/7, and in business hours a person answers the phone.',
        href: '/it/managed-services',
      },
      {
        line: 'cyber',
        title: 'Essential Eight Assessment',
        text: 'Know your maturity level for each of the eight strategies, the evidence behind it, and what to fix to reach the next one.',
        href: '/cyber/essential-eight-assessment',
      },
      {
        line: 'design',
        title: 'Web Design and Development',
        text: 'Fast, tested websites that work by keyboard and screen reader, with the code and domain in your name.',
        href: '/design/web-design-development',
      },
    ] satisfies { line: LineId; title: string; text: string; href: string }[],
  },
  about: {
    heading: 'About us',
    paragraphs: [
      `Founded in ${company.founded}, we are a boutique consultancy with over a decade of expertise across IT, security and design.`,
      'Being small is the point. You know by name who does your work, and the team that runs your servers sits beside the one that designs your website. Nothing falls between two suppliers.',
    ],
    stats: [
      {
        value: '10+',
        label: 'Years Experience',
      },
      {
        value: '100+',
        label: 'Projects Completed',
      },
      {
        value: '25+',
        label: 'Happy Clients',
      },
      {
        value: '1000+',
        label: 'Cookies Cleared',
      },
    ] satisfies { value: string; label: string }[],
  },
  contact: {
    heading: 'Get in Touch',
    closing: `Tell us what you need, and someone who can help will reply. If you hear nothing within ${replyTime}, call ${company.phone}.`,
  } satisfies ContactWords,
});
