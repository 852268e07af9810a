/**
 * What the specification says, written down a second time: the journeys take their expectations
 * from here and never from the code under test.
 */

/** Section 2, 'Screens and routes': path and main heading of the 26 pages. */
export const pages: readonly { path: string; heading: string; title: string | RegExp }[] = [
  {
    path: '/',
    heading: 'Unified Technology Solutions',
    title: /professional IT services.*design.*cybersecurity/i,
  },
  ...[
    ['/it', 'IT Consulting Services'],
    ['/cyber', 'Cyber Security Services'],
    ['/design', 'Design Studio Services'],
  ].map(([path = '', heading = '']) => ({ path, heading, title: `${heading} - Corner Pocket` })),
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
  ].map(([path = '', heading = '']) => ({ path, heading, title: `${heading} - Corner Pocket` })),
];

function services(group: string, rows: readonly (readonly [string, string])[]) {
  return rows.map(([path, heading]) => ({
    path,
    heading,
    title: `${heading} - ${group} - Corner Pocket`,
  }));
}

type Text = readonly [title: string, text: string];

export interface FormRow {
  path: string;
  formType: string;
  /** What is sent as subject when the visitor's name is 'Alex Nguyen' and 'Server room' is typed. */
  subject: string;
  /** Whether a subject is typed: required, optional (then with its default), or not at all. */
  typed?: 'required' | { fallback: string };
  /** Notice for missing values; absent where messages stand under the fields. */
  missing?: Text;
  failure: Text;
  success: Text;
  button: 'Send Message' | 'Request Assessment';
  heading: 'Send us a message' | 'Get Your Assessment';
}

const allRequired: Text = ['Error', 'Please fill in all required fields'];
const failed: Text = ['Error', 'Failed to send message. Please try again or contact us directly.'];
const sent: Text = [
  'Success!',
  "Your message has been sent successfully. We'll get back to you soon!",
];
const thanks = "Thank you for your inquiry. We'll get back to you soon.";

const usual = {
  missing: allRequired,
  failure: failed,
  success: sent,
  button: 'Send Message',
  heading: 'Send us a message',
} as const;

const direct = {
  ...usual,
  missing: ['Missing Information', 'Please fill in all fields before submitting.'],
  failure: ['Error', 'There was an error sending your message. Please try again.'],
  success: ['Message Sent!', thanks],
} as const;

const technical = {
  ...usual,
  missing: ['Error', 'Please fill in all fields.'],
  failure: ['Error', 'There was a problem sending your message. Please try again.'],
  success: ['Message sent!', thanks],
} as const;

/** Sections 3, 5 and 8: the 23 enquiry forms. */
export const formRows: readonly FormRow[] = [
  {
    ...usual,
    path: '/',
    formType: 'home',
    subject: 'Server room',
    typed: 'required',
    missing: ['Error', 'Please fill in all fields'],
  },
  {
    ...usual,
    path: '/it',
    formType: 'it-services',
    subject: 'Server room',
    typed: { fallback: 'IT Services Inquiry' },
  },
  {
    ...usual,
    path: '/design',
    formType: 'design-services',
    subject: 'Server room',
    typed: { fallback: 'Design Services Inquiry' },
  },
  {
    ...direct,
    path: '/cyber',
    formType: 'cyber-services',
    subject: 'Cyber Security Services Inquiry from Alex Nguyen',
  },
  {
    ...direct,
    path: '/it/managed-services',
    formType: 'managed-services',
    subject: 'Managed Services Inquiry from Alex Nguyen',
  },
  {
    path: '/cyber/essential-eight-assessment',
    formType: 'essential-eight',
    subject: 'Essential Eight Assessment Inquiry',
    failure: ['Error', 'Failed to send message. Please try again.'],
    success: ['Message Sent!', thanks],
    button: 'Request Assessment',
    heading: 'Get Your Assessment',
  },
  {
    ...technical,
    path: '/cyber/boundary-vulnerability-assessment',
    formType: 'vulnerability-assessment',
    subject: 'Boundary Vulnerability Assessment Inquiry',
  },
  {
    ...technical,
    path: '/cyber/endpoint-server-compliance',
    formType: 'endpoint-compliance',
    subject: 'Endpoint & Server Compliance Inquiry',
  },
  {
    ...technical,
    path: '/it/it-governance-cost-optimisation',
    formType: 'it-governance',
    subject: 'IT Governance & Cost Optimisation Inquiry',
    failure: ['Error', 'Failed to send message. Please try again.'],
  },
  ...(
    [
      ['/design/web-design-development', 'web-design', 'Web Design & Development Inquiry'],
      ['/design/3d-printing-design', '3d-printing', '3D Printing & Design Inquiry'],
      [
        '/design/brand-narrative-development',
        'brand-narrative',
        'Brand Narrative Development Inquiry',
      ],
      ['/design/logos-print-business-branding', 'business-branding', 'Business Branding Inquiry'],
      [
        '/design/social-media-content-marketing',
        'social-media',
        'Social Media Content & Marketing Inquiry',
      ],
      ['/design/ui-ux-design', 'ui-ux', 'UI/UX Design Inquiry'],
      ['/design/animation-photography-videography', 'animation', 'Animation & Photography Inquiry'],
      [
        '/design/on-demand-graphic-designer',
        'graphic-design',
        'On-Demand Graphic Designer Inquiry',
      ],
      [
        '/cyber/microsoft-entra-ad-assessment',
        'entra-assessment',
        'Microsoft Entra ID Assessment Inquiry',
      ],
      ['/cyber/on-demand-infosec-team', 'infosec-team', 'On-Demand InfoSec Team Inquiry'],
      ['/it/disaster-recovery-backups', 'disaster-recovery', 'Disaster Recovery & Backups Inquiry'],
      ['/it/infrastructure-management', 'infrastructure', 'Infrastructure Management Inquiry'],
      ['/it/it-project-management', 'it-project-management', 'IT Project Management Inquiry'],
      ['/it/it-strategy', 'it-strategy', 'IT Strategy Development Inquiry'],
    ] as const
  ).map(([path, formType, subject]) => ({ ...usual, path, formType, subject })),
];

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
    '2021',
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
    '02 5550 1234',
    'Surry Hills NSW 2010',
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
    '[site address]',
    '[ABN]',
    '[ACN]',
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
