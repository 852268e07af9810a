import type { Line, LineId } from './model.ts';

/** The three service lines, in the order of the menu (section 2). */
export const lines = [
  {
    id: 'it',
    path: '/it',
    menuLabel: 'IT',
    panelLabel: 'IT Services',
    group: 'IT Consulting',
    heading: 'IT Consulting Services',
    sitemapLabel: 'IT Services',
    ball: 'blue',
    heroButton: 'Contact Us',
    intro:
      'Plan, run and improve the systems your business depends on. One team looks after strategy, projects, infrastructure and day-to-day support, so you always know whom to call.',
    description:
      'IT consulting for Australian businesses: strategy, governance, projects, infrastructure, backups and managed support from one team in Surry Hills, Sydney.',
    servicesHeading: 'Six ways we help with IT',
    card: {
      title: 'IT Consulting',
      description:
        'Plan, run and improve the technology your business depends on. • Disaster Recovery & Backups • Infrastructure Management • IT Governance & Cost Optimisation • IT Project Management • IT Strategy Development • Managed Services & Support',
    },
    contact: {
      heading: 'Transform Your IT Infrastructure',
      closing:
        'Tell us what you run today and what gets in the way. We read every message ourselves and reply with questions or a suggested first step.',
    },
  },
  {
    id: 'cyber',
    path: '/cyber',
    menuLabel: 'Cyber',
    panelLabel: 'Cyber Services',
    group: 'Cyber Security',
    heading: 'Cyber Security Services',
    sitemapLabel: 'Cyber Security Services',
    ball: 'red',
    heroButton: 'Get Started',
    intro:
      'See where you are exposed, decide what to fix first, and keep the evidence. We measure against the Essential Eight and explain the results in business terms.',
    description:
      'Cyber security assessments for Australian businesses: Essential Eight, identity, endpoints, boundary testing and on-demand information security leadership.',
    servicesHeading: 'Five ways we strengthen security',
    card: {
      title: 'Cyber Security',
      description:
        'See where you are exposed, close the gaps and keep the evidence. • Compliance assessment against the national Essential Eight • Active Directory identity exposure • Device security and vulnerability management • External and internal vulnerability assessment • Cloud identity exposure • On-demand InfoSec leadership',
    },
    contact: {
      heading: 'Strengthen Your Cyber Defenses',
      closing:
        'Tell us what worries you, or what a client or insurer has asked for. Please leave out passwords and other secrets: we do not need them to begin.',
    },
  },
  {
    id: 'design',
    path: '/design',
    menuLabel: 'Design',
    panelLabel: 'Design Services',
    group: 'Design Studio',
    heading: 'Design Studio Services',
    sitemapLabel: 'Design Services',
    ball: 'green',
    heroButton: 'Get Started',
    intro:
      'Brand, content, objects and interfaces, made by the team that also runs the technology behind them. You brief one studio and own what it makes.',
    description:
      'A design studio in Sydney for websites, interfaces, branding, print, photography, animation, social media content and 3D printing. You own what we make.',
    servicesHeading: 'Eight things we make',
    card: {
      title: 'Design Studio',
      description:
        'Brand, content and interfaces, made by the team that ships them. • 3D printing and design • Brand narrative • Business branding and auditing • Motion graphics, animation, photography and videography • On-demand graphic designer • Social media content • UI and UX design • Web design and development',
    },
    contact: {
      heading: 'Bring Your Vision to Life',
      closing:
        'Tell us what you want to make and who it is for. A rough idea is enough: we will come back with questions, examples and a way to start.',
    },
  },
] as const satisfies readonly Line[];

/** The line with this id. */
export function lineOf(id: LineId): Line {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new Error(`No line is called ${id}: content/lines.ts lists them`);
  return line;
}
