/** Sections 3, 5 and 8 of the specification: the 23 enquiry forms. */

type Text = readonly [title: string, text: string];

export interface SpecifiedForm {
  path: string;
  formType: string;
  /** The subject that is sent if the visitor is 'Alex Nguyen' and types 'Server room'. */
  subject: string;
  /** Whether a subject is typed: required, optional (then with its default), or not at all. */
  typed?: 'required' | { fallback: string };
  /** The notice for missing values; absent if messages appear under the fields only. */
  missing?: Text;
  failure: Text;
  success: Text;
  button: string;
  heading: string;
}

const thanks = "Thank you for your inquiry. We'll get back to you soon.";

const usual = {
  missing: ['Error', 'Please fill in all required fields'],
  failure: ['Error', 'Failed to send message. Please try again or contact us directly.'],
  success: ['Success!', "Your message has been sent successfully. We'll get back to you soon!"],
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

const tryAgain = ['Error', 'Failed to send message. Please try again.'] as const;

/** Forms with the usual texts and a fixed subject: path, form type, subject without 'Inquiry'. */
const usualForms = [
  ['/design/web-design-development', 'web-design', 'Web Design & Development'],
  ['/design/3d-printing-design', '3d-printing', '3D Printing & Design'],
  ['/design/brand-narrative-development', 'brand-narrative', 'Brand Narrative Development'],
  ['/design/logos-print-business-branding', 'business-branding', 'Business Branding'],
  ['/design/social-media-content-marketing', 'social-media', 'Social Media Content & Marketing'],
  ['/design/ui-ux-design', 'ui-ux', 'UI/UX Design'],
  ['/design/animation-photography-videography', 'animation', 'Animation & Photography'],
  ['/design/on-demand-graphic-designer', 'graphic-design', 'On-Demand Graphic Designer'],
  ['/cyber/microsoft-entra-ad-assessment', 'entra-assessment', 'Microsoft Entra ID Assessment'],
  ['/cyber/on-demand-infosec-team', 'infosec-team', 'On-Demand InfoSec Team'],
  ['/it/disaster-recovery-backups', 'disaster-recovery', 'Disaster Recovery & Backups'],
  ['/it/infrastructure-management', 'infrastructure', 'Infrastructure Management'],
  ['/it/it-project-management', 'it-project-management', 'IT Project Management'],
  ['/it/it-strategy', 'it-strategy', 'IT Strategy Development'],
] as const;

export const forms: readonly SpecifiedForm[] = [
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
    failure: tryAgain,
    success: direct.success,
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
    failure: tryAgain,
  },
  ...usualForms.map(([path, formType, service]) => ({
    ...usual,
    path,
    formType,
    subject: `${service} Inquiry`,
  })),
];

/** The form that the specification puts on a page. */
export function formOf(path: string): SpecifiedForm {
  const form = forms.find((form) => form.path === path);
  if (!form) throw new Error(`The specification has no form on ${path}`);
  return form;
}
