import { company } from '../../content/company.ts';

/**
 * A second copy of what the specification says: the journeys take their expectations from here,
 * never from the code under test. Only the company's details come from content/company.ts, because
 * the owner changes them there.
 */

export interface SpecifiedPage {
  path: string;
  heading: string;
  title: string | RegExp;
}

/** Section 2, 'Screens and routes': path and main heading of the 26 pages. */
export const specifiedPages: readonly SpecifiedPage[] = [
  {
    path: '/',
    heading: 'Unified Technology Solutions',
    title: /professional IT services.*design.*cybersecurity/i,
  },
  ...[
    ['/it', 'IT Consulting Services'],
    ['/cyber', 'Cyber Security Services'],
    ['/design', 'Design Studio Services'],
  ].map(([path = '', heading = '']) => ({ path, heading, title: `${heading} - ${company.name}` })),
  ...services('IT Consulting', [
    ['/it/disaster-recovery-backups', 'Disaster Recovery & Backups'],
    ['/it/infrastructure-management', 'Infrastructure Management'],
    ['/it/it-governance-cost-optimisation', 'IT Governance & Cost Optimisation'],
    ['/it/it-project-management', 'IT Project Management'],
    ['/it/it-strategy', 'IT Strategy Development'],
    ['/it/managed-services', 'Managed Services & Support (MSP)'],
  ]),
  ...services('Cyber Security', [
    ['/cyber/endpoint-server-compliance', 'Endpoint & Server Compliance'],
    ['/cyber/boundary-vulnerability-assessment', 'Boundary Vulnerability Assessment'],
    ['/cyber/microsoft-entra-ad-assessment', 'Microsoft Entra & Active Directory Assessment'],
    ['/cyber/essential-eight-assessment', 'Essential Eight Assessment & Remediation'],
    ['/cyber/on-demand-infosec-team', 'On-Demand Information Security Team'],
  ]),
  ...services('Design Studio', [
    ['/design/animation-photography-videography', 'Animation, Photography & Videography'],
    ['/design/brand-narrative-development', 'Brand Narrative Development'],
    ['/design/logos-print-business-branding', 'Logos, Print & Business Branding'],
    ['/design/on-demand-graphic-designer', 'On-Demand Graphic Designer'],
    ['/design/social-media-content-marketing', 'Social Media Content & Marketing'],
    ['/design/3d-printing-design', '3D Printing & Design'],
    ['/design/ui-ux-design', 'UI/UX Design'],
    ['/design/web-design-development', 'Web Design & Development'],
  ]),
  ...[
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms & Conditions'],
    ['/sitemap', 'Sitemap'],
  ].map(([path = '', heading = '']) => ({ path, heading, title: `${heading} - ${company.name}` })),
];

function services(group: string, rows: readonly (readonly [string, string])[]) {
  return rows.map(([path, heading]) => ({
    path,
    heading,
    title: `${heading} - ${group} - ${company.name}`,
  }));
}

/** Section 2, 'Contact section headings by page', and those of the overviews and the home page. */
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

/** Section 2, 'Process step titles by page', and those of Essential Eight. */
export const processSteps: Readonly<Record<string, readonly string[]>> = {
  '/design/web-design-development': [
    'Discovery & Planning',
    'Design & Prototype',
    'Develop & Test',
    'Launch & Support',
  ],
  '/design/3d-printing-design': [
    'Concept & Consultation',
    'Design & Modelling',
    'Print & Produce',
    'Test & Refine',
  ],
  '/design/brand-narrative-development': [
    'Discovery & Insight',
    'Core Narrative Formulation',
    'Visual Language & Application',
    'Refine & Roadmap',
  ],
  '/design/logos-print-business-branding': [
    'Immerse & Ideate',
    'Design & Develop',
    'Systemise & Apply',
    'Refine & Deliver',
  ],
  '/design/social-media-content-marketing': [
    'Strategise & Discover',
    'Create & Optimise',
    'Publish & Engage',
    'Monitor & Adapt',
  ],
  '/design/ui-ux-design': [
    'Research & Discover',
    'Strategise & Wireframe',
    'Design & Prototype',
    'Test & Iterate',
  ],
  '/design/animation-photography-videography': [
    'Discover & Understand',
    'Strategise & Design',
    'Implement & Execute',
    'Optimise & Support',
  ],
  '/design/on-demand-graphic-designer': [
    'Define Needs',
    'Assign Expert',
    'Collaborate & Create',
    'Review & Deliver',
  ],
  '/cyber/microsoft-entra-ad-assessment': [
    'Planning and scoping',
    'Data collection',
    'Analysis and reporting',
    'Remediation guidance',
  ],
  '/cyber/essential-eight-assessment': [
    'Assess current state',
    'Report and plan',
    'Implement and verify',
    'Optimise and sustain',
  ],
};

/** Section 2: words that a page must carry, as a visitor reads them. */
export const pageWords: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Explore Our Services',
    'Contact Us',
    'Core Services We Excel At',
    'Managed IT Services',
    'Essential Eight Assessment',
    'Web Design and Development',
    'Comprehensive Solutions',
    'IT Consulting',
    'Cyber Security',
    'Design Studio',
    'Cloud Services',
    'Software Development',
    'Coming Soon',
    'Ready to transform your technology?',
    'Get Started',
    '10+',
    'Years Experience',
    '100+',
    'Projects Completed',
    '25+',
    'Happy Clients',
    '1000+',
    'Cookies Cleared',
    String(company.founded),
    'over a decade of expertise',
  ],
  '/cyber/boundary-vulnerability-assessment': [
    'External & Internal Weaknesses',
    'Real-World Attack Simulation',
    'Threat Modelling and Advanced Scanning',
  ],
  '/cyber/microsoft-entra-ad-assessment': [
    'Identity security review',
    'Conditional access analysis',
    'Compliance review',
    'Detailed report',
    'Vulnerability prioritisation',
    'Remediation recommendations',
    'Compliance alignment',
  ],
  '/it/managed-services': [
    'Managed Service Plans',
    'SLA Guidance and Vendor Management',
    'Proactive Maintenance',
    'Office 365 Expertise',
    '24/7 monitoring',
  ],
  '/cyber/essential-eight-assessment': [
    'Application control',
    'Patch applications',
    'macro settings',
    'User application hardening',
    'Restrict administrative privileges',
    'Patch operating systems',
    'Multi-factor authentication',
    'Regular backups',
    'Maturity Level Zero',
    'Maturity Level Three',
  ],
  '/it/disaster-recovery-backups': ['RTO', 'RPO'],
  '/privacy-policy': [
    '11 June 2025',
    company.phone,
    `${company.address.suburb} ${company.address.state} ${company.address.postcode}`,
    '30 days',
    '7 years',
    'reasonable fee',
  ],
  '/terms-conditions': [
    '11 June 2025',
    'New South Wales',
    '24 hours',
    '3 days',
    'Australian Consumer Law',
    company.registration.siteAddress ?? '[site address]',
    company.registration.abn ?? '[ABN]',
    company.registration.acn ?? '[ACN]',
  ],
  '/sitemap': [
    'Main Pages',
    'IT Services',
    'Cyber Security Services',
    'Design Services',
    'Legal Pages',
    'Need Help?',
  ],
};

/** Section 2, footer, as read: 'default' on home, legal pages, sitemap and Infrastructure. */
export function footerOf(path: string): 'neutral' | 'it' | 'cyber' | 'design' {
  if (path === '/it/infrastructure-management') return 'neutral';
  return themeOf(path);
}

/** Section 2, header: the theme that a path gives. */
export function themeOf(path: string): 'neutral' | 'it' | 'cyber' | 'design' {
  if (/^\/it(\/|$)/.test(path)) return 'it';
  if (/^\/cyber(\/|$)/.test(path)) return 'cyber';
  if (/^\/design(\/|$)/.test(path)) return 'design';
  return 'neutral';
}
