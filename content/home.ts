import { replyTime } from './commitments.ts';
import { company } from './company.ts';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';
import type { ContactWords, HeroFact, PageMeta } from './types/page.ts';
import type { LineId } from './types/service-line.ts';

interface KeyArea {
  picture: 'tickets' | 'levels' | 'weights';
  line: LineId;
  title: string;
  text: string;
  href: string;
}

interface SolutionCard {
  line: LineId;
  title: string;
  intro: string;
  /** Each leads to the page of its service. Two may lead to the same page. */
  items: { text: string; path: `/${LineId}/${string}` }[];
}

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
          { text: 'Disaster Recovery & Backups', path: '/it/disaster-recovery-backups' },
          { text: 'Infrastructure Management', path: '/it/infrastructure-management' },
          {
            text: 'IT Governance & Cost Optimisation',
            path: '/it/it-governance-cost-optimisation',
          },
          { text: 'IT Project Management', path: '/it/it-project-management' },
          { text: 'IT Strategy Development', path: '/it/it-strategy' },
          { text: 'Managed Services & Support', path: '/it/managed-services' },
        ],
      },
      {
        line: 'cyber',
        title: 'Cyber Security',
        intro:
          'Find out where you are exposed, close the gaps and keep the evidence, with a virtual chief information security officer (vCISO) if you need one.',
        items: [
          {
            text: 'Compliance assessment against the national Essential Eight',
            path: '/cyber/essential-eight-assessment',
          },
          {
            text: 'Active Directory identity exposure',
            path: '/cyber/microsoft-entra-ad-assessment',
          },
          {
            text: 'Device security and vulnerability management',
            path: '/cyber/endpoint-server-compliance',
          },
          {
            text: 'External and internal vulnerability assessment',
            path: '/cyber/boundary-vulnerability-assessment',
          },
          { text: 'Cloud identity exposure', path: '/cyber/microsoft-entra-ad-assessment' },
          { text: 'On-demand InfoSec leadership', path: '/cyber/on-demand-infosec-team' },
        ],
      },
      {
        line: 'design',
        title: 'Design Studio',
        intro: 'Brand, content and interfaces for screen, print and film.',
        items: [
          { text: '3D printing and design', path: '/design/3d-printing-design' },
          { text: 'Brand narrative', path: '/design/brand-narrative-development' },
          { text: 'Business branding and auditing', path: '/design/logos-print-business-branding' },
          {
            text: 'Motion graphics, animation, photography and videography',
            path: '/design/animation-photography-videography',
          },
          { text: 'On-demand graphic designer', path: '/design/on-demand-graphic-designer' },
          { text: 'Social media content', path: '/design/social-media-content-marketing' },
          { text: 'UI and UX design', path: '/design/ui-ux-design' },
          { text: 'Web design and development', path: '/design/web-design-development' },
        ],
      },
    ] satisfies SolutionCard[],
    /** After the number of services, on phones: '6 services'. */
    folded: 'services',
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
  /** Three services, each with a picture from its own page. */
  keyAreas: {
    heading: 'Core Services We Excel At',
    intro: 'Where most clients start.',
    cards: [
      {
        picture: 'tickets',
        line: 'it',
        title: 'Managed IT Services',
        text: 'Fixed-fee support and the licences you need. Software monitors your systems 24/7, and in business hours a person answers the phone.',
        href: '/it/managed-services',
      },
      {
        picture: 'levels',
        line: 'cyber',
        title: 'Essential Eight Assessment',
        text: 'Know your maturity level for each of the eight strategies, the evidence behind it, and what to fix to reach the next one.',
        href: '/cyber/essential-eight-assessment',
      },
      {
        picture: 'weights',
        line: 'design',
        title: 'Web Design and Development',
        text: 'Fast, tested websites that work by keyboard and screen reader, with the code and domain in your name.',
        href: '/design/web-design-development',
      },
    ] satisfies KeyArea[],
    limit: 'limit',
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
