import { company } from '../../content/company.ts';

/**
 * A second copy of what the specification says: the tests take their expectations from here, never
 * from the code under test. Only the company's details come from the content, where the owner
 * changes them.
 */

export interface SpecifiedPage {
  path: string;
  heading: string;
  title: string | RegExp;
}

export const groups = {
  '/it': 'IT Consulting',
  '/cyber': 'Cyber Security',
  '/design': 'Design Studio',
} as const;

const services = {
  '/it': [
    ['disaster-recovery-backups', 'Disaster Recovery & Backups'],
    ['infrastructure-management', 'Infrastructure Management'],
    ['it-governance-cost-optimisation', 'IT Governance & Cost Optimisation'],
    ['it-project-management', 'IT Project Management'],
    ['it-strategy', 'IT Strategy Development'],
    ['managed-services', 'Managed Services & Support (MSP)'],
  ],
  '/cyber': [
    ['endpoint-server-compliance', 'Endpoint & Server Compliance'],
    ['boundary-vulnerability-assessment', 'Boundary Vulnerability Assessment'],
    ['microsoft-entra-ad-assessment', 'Microsoft Entra & Active Directory Assessment'],
    ['essential-eight-assessment', 'Essential Eight Assessment & Remediation'],
    ['on-demand-infosec-team', 'On-Demand Information Security Team'],
  ],
  '/design': [
    ['animation-photography-videography', 'Animation, Photography & Videography'],
    ['brand-narrative-development', 'Brand Narrative Development'],
    ['logos-print-business-branding', 'Logos, Print & Business Branding'],
    ['on-demand-graphic-designer', 'On-Demand Graphic Designer'],
    ['social-media-content-marketing', 'Social Media Content & Marketing'],
    ['3d-printing-design', '3D Printing & Design'],
    ['ui-ux-design', 'UI/UX Design'],
    ['web-design-development', 'Web Design & Development'],
  ],
} as const;

const lines = ['/it', '/cyber', '/design'] as const;

/** Section 2, 'Screens and routes': path and main heading of the 26 pages. */
export const pages: readonly SpecifiedPage[] = [
  {
    path: '/',
    heading: 'Unified Technology Solutions',
    title: /professional IT services.*design.*cybersecurity/i,
  },
  ...[
    ['/it', 'IT Consulting Services'],
    ['/cyber', 'Cyber Security Services'],
    ['/design', 'Design Studio Services'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms & Conditions'],
    ['/sitemap', 'Sitemap'],
  ].map(([path = '', heading = '']) => ({ path, heading, title: `${heading} - ${company.name}` })),
  ...lines.flatMap((line) =>
    services[line].map(([slug, heading]) => ({
      path: `${line}/${slug}`,
      heading,
      title: `${heading} - ${groups[line]} - ${company.name}`,
    })),
  ),
];

/** The paths of a line's services, in the order of the specification. */
export const servicesOf = (line: keyof typeof services) =>
  services[line].map(([slug]) => `${line}/${slug}`);

/** The line of a service page; undefined on all other pages. */
export const lineOf = (path: string) => lines.find((line) => path.startsWith(`${line}/`));

/** 'Contact section headings by page', and those of the overviews and the home page. */
export const contactHeadings: Readonly<Record<string, string>> = {
  '/': 'Get in Touch',
  '/it': 'Transform Your IT Infrastructure',
  '/design': 'Bring Your Vision to Life',
  '/cyber': 'Strengthen Your Cyber Defenses',
  '/design/web-design-development': 'Build Your Digital Presence',
  '/design/3d-printing-design': 'Bring Your Ideas to Life',
  '/design/brand-narrative-development': 'Craft Your Brand Story',
  '/design/logos-print-business-branding': 'Build Your Brand Identity',
  '/design/social-media-content-marketing': 'Elevate Your Social Presence',
  '/design/ui-ux-design': 'Create Better User Experiences',
  '/design/animation-photography-videography': 'Bring Your Vision to Life',
  '/design/on-demand-graphic-designer': 'Get Your Design Project Started',
  '/cyber/boundary-vulnerability-assessment': 'Secure Your Boundaries',
  '/it/managed-services': 'Your Trusted IT Partner',
  '/cyber/essential-eight-assessment': 'Get Your Assessment',
};

/** 'Process step titles by page', and those of Essential Eight. */
const processSteps: Readonly<Record<string, string>> = {
  '/design/web-design-development':
    'Discovery & Planning; Design & Prototype; Develop & Test; Launch & Support',
  '/design/3d-printing-design':
    'Concept & Consultation; Design & Modelling; Print & Produce; Test & Refine',
  '/design/brand-narrative-development':
    'Discovery & Insight; Core Narrative Formulation; Visual Language & Application; Refine & Roadmap',
  '/design/logos-print-business-branding':
    'Immerse & Ideate; Design & Develop; Systemise & Apply; Refine & Deliver',
  '/design/social-media-content-marketing':
    'Strategise & Discover; Create & Optimise; Publish & Engage; Monitor & Adapt',
  '/design/ui-ux-design':
    'Research & Discover; Strategise & Wireframe; Design & Prototype; Test & Iterate',
  '/design/animation-photography-videography':
    'Discover & Understand; Strategise & Design; Implement & Execute; Optimise & Support',
  '/design/on-demand-graphic-designer':
    'Define Needs; Assign Expert; Collaborate & Create; Review & Deliver',
  '/cyber/microsoft-entra-ad-assessment':
    'Planning and scoping; Data collection; Analysis and reporting; Remediation guidance',
  '/cyber/essential-eight-assessment':
    'Assess current state; Report and plan; Implement and verify; Optimise and sustain',
};

/** The specified titles of a page's process, or undefined if the content decides. */
export const stepsOf = (path: string) => processSteps[path]?.split('; ');

/** Section 2: words that a page must carry, as a visitor reads them. */
export const pageWords: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...['Explore Our Services', 'Contact Us', 'Core Services We Excel At', 'Managed IT Services'],
    ...['Essential Eight Assessment', 'Web Design and Development', 'Comprehensive Solutions'],
    ...['IT Consulting', 'Cyber Security', 'Design Studio', 'Cloud Services', 'Get Started'],
    ...['Software Development', 'Coming Soon', 'Ready to transform your technology?'],
    ...['10+', 'Years Experience', '100+', 'Projects Completed', '25+', 'Happy Clients'],
    ...['1000+', 'Cookies Cleared', String(company.founded), 'over a decade of expertise'],
  ],
  '/cyber/boundary-vulnerability-assessment': [
    ...['External & Internal Weaknesses', 'Real-World Attack Simulation'],
    'Threat Modelling and Advanced Scanning',
  ],
  '/cyber/microsoft-entra-ad-assessment': [
    ...['Identity security review', 'Conditional access analysis', 'Compliance review'],
    ...['Detailed report', 'Vulnerability prioritisation', 'Remediation recommendations'],
    'Compliance alignment',
  ],
  '/it/managed-services': [
    ...['Managed Service Plans', 'SLA Guidance and Vendor Management', 'Proactive Maintenance'],
    ...['Office 365 Expertise', '24/7 monitoring'],
  ],
  '/cyber/essential-eight-assessment': [
    ...['Application control', 'Patch applications', 'macro settings', 'Regular backups'],
    ...['User application hardening', 'Restrict administrative privileges'],
    ...['Patch operating systems', 'Multi-factor authentication'],
    ...['Maturity Level Zero', 'Maturity Level Three'],
  ],
  '/it/disaster-recovery-backups': ['RTO', 'RPO'],
  '/privacy-policy': [
    ...['11 June 2025', company.phone, '30 days', '7 years', 'reasonable fee'],
    `${company.address.suburb} ${company.address.state} ${company.address.postcode}`,
  ],
  '/terms-conditions': [
    ...['11 June 2025', 'New South Wales', '24 hours', '3 days', 'Australian Consumer Law'],
    company.registration.siteAddress ?? '[site address]',
    company.registration.abn ?? '[ABN]',
    company.registration.acn ?? '[ACN]',
  ],
  '/sitemap': [
    ...['Main Pages', 'IT Services', 'Cyber Security Services', 'Design Services'],
    ...['Legal Pages', 'Need Help?', company.phone, company.email],
  ],
};
