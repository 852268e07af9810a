import { company } from '../content/company.ts';

/**
 * A second copy of the specification's tables, from which the tests take their expectations: never from the
 * code under test, except the company's details, which the owner changes in the content.
 */

/** Sections 2 and 3: the 26 pages, and their forms: texts, code and subject. */
const table = `
/ | Unified Technology Solutions | home | home | Server room
/it | IT Consulting Services | usual | it-services | Server room
/cyber | Cyber Security Services | direct | cyber-services | Cyber Security Services Inquiry from Alex Nguyen
/design | Design Studio Services | usual | design-services | Server room
/it/disaster-recovery-backups | Disaster Recovery & Backups | usual | disaster-recovery | Disaster Recovery & Backups Inquiry
/it/infrastructure-management | Infrastructure Management | usual | infrastructure | Infrastructure Management Inquiry
/it/it-governance-cost-optimisation | IT Governance & Cost Optimisation | governance | it-governance | IT Governance & Cost Optimisation Inquiry
/it/it-project-management | IT Project Management | usual | it-project-management | IT Project Management Inquiry
/it/it-strategy | IT Strategy Development | usual | it-strategy | IT Strategy Development Inquiry
/it/managed-services | Managed Services & Support (MSP) | direct | managed-services | Managed Services Inquiry from Alex Nguyen
/cyber/endpoint-server-compliance | Endpoint & Server Compliance | technical | endpoint-compliance | Endpoint & Server Compliance Inquiry
/cyber/boundary-vulnerability-assessment | Boundary Vulnerability Assessment | technical | vulnerability-assessment | Boundary Vulnerability Assessment Inquiry
/cyber/microsoft-entra-ad-assessment | Microsoft Entra & Active Directory Assessment | usual | entra-assessment | Microsoft Entra ID Assessment Inquiry
/cyber/essential-eight-assessment | Essential Eight Assessment & Remediation | eight | essential-eight | Essential Eight Assessment Inquiry
/cyber/on-demand-infosec-team | On-Demand Information Security Team | usual | infosec-team | On-Demand InfoSec Team Inquiry
/design/animation-photography-videography | Animation, Photography & Videography | usual | animation | Animation & Photography Inquiry
/design/brand-narrative-development | Brand Narrative Development | usual | brand-narrative | Brand Narrative Development Inquiry
/design/logos-print-business-branding | Logos, Print & Business Branding | usual | business-branding | Business Branding Inquiry
/design/on-demand-graphic-designer | On-Demand Graphic Designer | usual | graphic-design | On-Demand Graphic Designer Inquiry
/design/social-media-content-marketing | Social Media Content & Marketing | usual | social-media | Social Media Content & Marketing Inquiry
/design/3d-printing-design | 3D Printing & Design | usual | 3d-printing | 3D Printing & Design Inquiry
/design/ui-ux-design | UI/UX Design | usual | ui-ux | UI/UX Design Inquiry
/design/web-design-development | Web Design & Development | usual | web-design | Web Design & Development Inquiry
/privacy-policy | Privacy Policy
/terms-conditions | Terms & Conditions
/sitemap | Sitemap`;

/** Columns of a table's rows. */
const read = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(/\s*\|\s*/));

type Text = readonly [title: string, text: string];

export interface SpecifiedForm {
  path: string;
  formType: string;
  /** The notice for missing values; absent if messages appear under the fields only. */
  missing?: Text;
  failure: Text;
  success: Text;
  button: string;
  heading: string;
  /** The subject that is sent if the visitor is 'Alex Nguyen' and types 'Server room'. */
  subject: string;
  /** A typed subject: required, optional with this default, or none. */
  typed: 'required' | { fallback: string } | undefined;
}

/** Sections 5 and 8: title and text of the notices for missing values, and for success; text for failure. */
const notices = read(`
usual | Error | Please fill in all required fields | Success! | Your message has been sent successfully. We'll get back to you soon! | Failed to send message. Please try again or contact us directly.
home | Error | Please fill in all fields | Success! | Your message has been sent successfully. We'll get back to you soon! | Failed to send message. Please try again or contact us directly.
direct | Missing Information | Please fill in all fields before submitting. | Message Sent! | Thank you for your inquiry. We'll get back to you soon. | There was an error sending your message. Please try again.
technical | Error | Please fill in all fields. | Message sent! | Thank you for your inquiry. We'll get back to you soon. | There was a problem sending your message. Please try again.
governance | Error | Please fill in all fields. | Message sent! | Thank you for your inquiry. We'll get back to you soon. | Failed to send message. Please try again.
eight | | | Message Sent! | Thank you for your inquiry. We'll get back to you soon. | Failed to send message. Please try again.`);

const typedOn: Readonly<Record<string, SpecifiedForm['typed']>> = {
  '/': 'required',
  '/it': { fallback: 'IT Services Inquiry' },
  '/design': { fallback: 'Design Services Inquiry' },
};

const rows = read(table);

const lines = ['/it', '/cyber', '/design'] as const;
export const groups = {
  '/it': 'IT Consulting',
  '/cyber': 'Cyber Security',
  '/design': 'Design Studio',
} as const;

/** The line of a service page; undefined on all other pages. */
export const lineOf = (path: string) => lines.find((line) => path.startsWith(`${line}/`));

/** The 26 pages with their main headings and browser titles. */
export const pages = rows.map(([path = '', heading = '']) => {
  const line = lineOf(path);
  const title = [heading, ...(line ? [groups[line]] : []), company.name].join(' - ');
  const home = /professional IT services.*design.*cybersecurity/i;
  return { path, heading, title: path === '/' ? home : title };
});

/** The paths of a line's services, in the order of the specification. */
export const servicesOf = (line: (typeof lines)[number]) =>
  pages.map(({ path }) => path).filter((path) => path.startsWith(`${line}/`));

/** The 23 enquiry forms. */
export const forms = rows.flatMap(
  ([path = '', , kind, formType = '', subject = '']): SpecifiedForm[] => {
    const texts = notices.find(([name]) => name === kind);
    if (!texts) return [];
    const [, title = '', missing = '', thanks = '', success = '', failure = ''] = texts;
    return [
      {
        ...{ path, formType, subject, typed: typedOn[path] },
        ...(missing && { missing: [title, missing] }),
        failure: ['Error', failure],
        success: [thanks, success],
        button: kind === 'eight' ? 'Request Assessment' : 'Send Message',
        heading: kind === 'eight' ? 'Get Your Assessment' : 'Send us a message',
      },
    ];
  },
);

/** The form that the specification puts on a page. */
export function formOf(path: string): SpecifiedForm {
  const form = forms.find((form) => form.path === path);
  if (!form) throw new Error(`The specification has no form on ${path}`);
  return form;
}

/** Section 2: contact headings and process steps by page, where the specification has them. */
const details = `
/ | Get in Touch
/it | Transform Your IT Infrastructure
/design | Bring Your Vision to Life
/cyber | Strengthen Your Cyber Defenses
/design/web-design-development | Build Your Digital Presence | Discovery & Planning; Design & Prototype; Develop & Test; Launch & Support
/design/3d-printing-design | Bring Your Ideas to Life | Concept & Consultation; Design & Modelling; Print & Produce; Test & Refine
/design/brand-narrative-development | Craft Your Brand Story | Discovery & Insight; Core Narrative Formulation; Visual Language & Application; Refine & Roadmap
/design/logos-print-business-branding | Build Your Brand Identity | Immerse & Ideate; Design & Develop; Systemise & Apply; Refine & Deliver
/design/social-media-content-marketing | Elevate Your Social Presence | Strategise & Discover; Create & Optimise; Publish & Engage; Monitor & Adapt
/design/ui-ux-design | Create Better User Experiences | Research & Discover; Strategise & Wireframe; Design & Prototype; Test & Iterate
/design/animation-photography-videography | Bring Your Vision to Life | Discover & Understand; Strategise & Design; Implement & Execute; Optimise & Support
/design/on-demand-graphic-designer | Get Your Design Project Started | Define Needs; Assign Expert; Collaborate & Create; Review & Deliver
/cyber/boundary-vulnerability-assessment | Secure Your Boundaries
/it/managed-services | Your Trusted IT Partner
/cyber/essential-eight-assessment | Get Your Assessment | Assess current state; Report and plan; Implement and verify; Optimise and sustain
/cyber/microsoft-entra-ad-assessment | | Planning and scoping; Data collection; Analysis and reporting; Remediation guidance`;

const detailsOf = (path: string) => read(details).find(([page]) => page === path);

export const contactHeadingOf = (path: string) => detailsOf(path)?.[1] || undefined;
export const stepsOf = (path: string) => detailsOf(path)?.[2]?.split('; ');

/** Section 2: words on a page, as a visitor reads them. */
const pageWords: Readonly<Record<string, string>> = {
  '/': `Explore Our Services; Contact Us; Core Services We Excel At; Managed IT Services;
    Essential Eight Assessment; Web Design and Development; Comprehensive Solutions; IT Consulting;
    Cyber Security; Design Studio; Cloud Services; Software Development; Coming Soon;
    Ready to transform your technology?; Get Started; 10+; Years Experience; 100+;
    Projects Completed; 25+; Happy Clients; 1000+; Cookies Cleared; ${company.founded};
    over a decade of expertise`,
  '/cyber/boundary-vulnerability-assessment': `External & Internal Weaknesses;
    Real-World Attack Simulation; Threat Modelling and Advanced Scanning`,
  '/cyber/microsoft-entra-ad-assessment': `Identity security review; Conditional access analysis;
    Compliance review; Detailed report; Vulnerability prioritisation; Remediation recommendations;
    Compliance alignment`,
  '/it/managed-services': `Managed Service Plans; SLA Guidance and Vendor Management;
    Proactive Maintenance; Office 365 Expertise; 24/7 monitoring`,
  '/cyber/essential-eight-assessment': `Application control; Patch applications; macro settings;
    User application hardening; Restrict administrative privileges; Patch operating systems;
    Multi-factor authentication; Regular backups; Maturity Level Zero; Maturity Level Three`,
  '/it/disaster-recovery-backups': 'RTO; RPO',
  '/privacy-policy': `11 June 2025; ${company.phone}; 30 days; 7 years; reasonable fee;
    ${company.address.suburb} ${company.address.state} ${company.address.postcode}`,
  '/terms-conditions': `11 June 2025; New South Wales; 24 hours; 3 days; Australian Consumer Law;
    ${company.registration.siteAddress ?? '[site address]'};
    ${company.registration.abn ?? '[ABN]'}; ${company.registration.acn ?? '[ACN]'}`,
  '/sitemap': `Main Pages; IT Services; Cyber Security Services; Design Services; Legal Pages;
    Need Help?; ${company.phone}; ${company.email}`,
};

export const wordsOf = (path: string) => pageWords[path]?.split(/;\s+/) ?? [];

/** Section 2, home page: how many services each card of 'Comprehensive Solutions' lists. */
export const listedOnHome = { 'IT Consulting': 6, 'Cyber Security': 6, 'Design Studio': 8 };

/** The numbered sections of the legal documents. */
export const sectionsOf: Readonly<Record<string, number>> = {
  '/privacy-policy': 16,
  '/terms-conditions': 20,
};
