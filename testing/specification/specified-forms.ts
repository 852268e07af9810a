/**
 * A second copy of what the specification says: the journeys take their expectations from here,
 * never from the code under test.
 */

type Text = readonly [title: string, text: string];

export interface FormRow {
  path: string;
  formType: string;
  /** The subject that is sent if the visitor is 'Alex Nguyen' and types 'Server room'. */
  subject: string;
  /** Whether a subject is typed: required, optional (then with its default), or not at all. */
  typed?: 'required' | { fallback: string };
  /** Notice for missing values; absent if messages appear under the fields. */
  missing?: Text;
  failure: Text;
  success: Text;
  button: string;
  heading: string;
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

/** The form that the specification puts on a page, with its notice for missing values. */
export function formRowOn(path: string): FormRow & { missing: Text } {
  const row = formRows.find((row) => row.path === path);
  if (!row?.missing) throw new Error(`The specification has no form with notices on ${path}`);
  return { ...row, missing: row.missing };
}
