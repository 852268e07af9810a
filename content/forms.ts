import { type CatalogueEntry, catalogue, entryAt, pathOf, type ServicePath } from './catalogue.ts';
import { lines } from './lines.ts';
import { sitePages } from './site-pages.ts';
import type { EnquiryForm, Notice, SubjectRule } from './types/form.ts';

type NoticesOfForm = Pick<EnquiryForm, 'missing' | 'failure' | 'success'>;

const error = (text: string): Notice => ({ title: 'Error', text });
const thanks = "Thank you for your inquiry. We'll get back to you soon.";

/** Notices of IT and Design overviews and most service pages (section 8). */
const standard: NoticesOfForm = {
  missing: error('Please fill in all required fields'),
  failure: error('Failed to send message. Please try again or contact us directly.'),
  success: {
    title: 'Success!',
    text: "Your message has been sent successfully. We'll get back to you soon!",
  },
};

const home: NoticesOfForm = { ...standard, missing: error('Please fill in all fields') };

/** Cyber overview and Managed Services. */
const direct: NoticesOfForm = {
  missing: { title: 'Missing Information', text: 'Please fill in all fields before submitting.' },
  failure: error('There was an error sending your message. Please try again.'),
  success: { title: 'Message Sent!', text: thanks },
};

const essentialEight: NoticesOfForm = {
  missing: 'inline',
  failure: error('Failed to send message. Please try again.'),
  success: { title: 'Message Sent!', text: thanks },
};

/** Boundary Vulnerability Assessment and Endpoint & Server Compliance. */
const technical: NoticesOfForm = {
  missing: error('Please fill in all fields.'),
  failure: error('There was a problem sending your message. Please try again.'),
  success: { title: 'Message sent!', text: thanks },
};

const governance: NoticesOfForm = {
  ...technical,
  failure: error('Failed to send message. Please try again.'),
};

/** A page that has a form: the compiler refuses one that is not there. */
type FormPage = ServicePath | (typeof lines)[number]['path'] | typeof sitePages.home.path;

type FormOn<Page extends string> = EnquiryForm & { page: Page };

/** Name of a page that has a form, for staff. */
const nameOf = (page: string) => entryAt(page)?.title ?? lines.find(({ path }) => path === page)?.heading ?? sitePages.home.label;

const fixed = (text: string): SubjectRule => ({ kind: 'fixed', text });

function form<Page extends string>(formType: string, page: Page, subject: SubjectRule, notices: NoticesOfForm = standard): FormOn<Page> {
  return {
    formType,
    page,
    pageName: nameOf(page),
    heading: 'Send us a message',
    submitLabel: 'Send Message',
    subject,
    ...notices,
  };
}

/** The specification's 23 forms, one row each (sections 3, 5 and 8). */
const specified: readonly FormOn<FormPage>[] = [
  form('home', '/', { kind: 'typed' }, home),
  form('it-services', '/it', { kind: 'optional', fallback: 'IT Services Inquiry' }),
  form('design-services', '/design', { kind: 'optional', fallback: 'Design Services Inquiry' }),
  form('cyber-services', '/cyber', { kind: 'from-name', template: 'Cyber Security Services Inquiry from {name}' }, direct),
  form('managed-services', '/it/managed-services', { kind: 'from-name', template: 'Managed Services Inquiry from {name}' }, direct),
  {
    ...form('essential-eight', '/cyber/essential-eight-assessment', fixed('Essential Eight Assessment Inquiry'), essentialEight),
    heading: 'Get Your Assessment',
    submitLabel: 'Request Assessment',
  },
  form('web-design', '/design/web-design-development', fixed('Web Design & Development Inquiry')),
  form('3d-printing', '/design/3d-printing-design', fixed('3D Printing & Design Inquiry')),
  form('brand-narrative', '/design/brand-narrative-development', fixed('Brand Narrative Development Inquiry')),
  form('business-branding', '/design/logos-print-business-branding', fixed('Business Branding Inquiry')),
  form('social-media', '/design/social-media-content-marketing', fixed('Social Media Content & Marketing Inquiry')),
  form('ui-ux', '/design/ui-ux-design', fixed('UI/UX Design Inquiry')),
  form('animation', '/design/animation-photography-videography', fixed('Animation & Photography Inquiry')),
  form('graphic-design', '/design/on-demand-graphic-designer', fixed('On-Demand Graphic Designer Inquiry')),
  form('vulnerability-assessment', '/cyber/boundary-vulnerability-assessment', fixed('Boundary Vulnerability Assessment Inquiry'), technical),
  form('entra-assessment', '/cyber/microsoft-entra-ad-assessment', fixed('Microsoft Entra ID Assessment Inquiry')),
  form('infosec-team', '/cyber/on-demand-infosec-team', fixed('On-Demand InfoSec Team Inquiry')),
  form('endpoint-compliance', '/cyber/endpoint-server-compliance', fixed('Endpoint & Server Compliance Inquiry'), technical),
  form('disaster-recovery', '/it/disaster-recovery-backups', fixed('Disaster Recovery & Backups Inquiry')),
  form('infrastructure', '/it/infrastructure-management', fixed('Infrastructure Management Inquiry')),
  form('it-governance', '/it/it-governance-cost-optimisation', fixed('IT Governance & Cost Optimisation Inquiry'), governance),
  form('it-project-management', '/it/it-project-management', fixed('IT Project Management Inquiry')),
  form('it-strategy', '/it/it-strategy', fixed('IT Strategy Development Inquiry')),
];

/**
 * The specified forms, and a standard form for each service of the catalogue without a row, so that a new
 * service needs none.
 */
function enquiryForms(services: readonly CatalogueEntry[]): readonly EnquiryForm[] {
  const pages = new Set<string>(specified.map((row) => row.page));
  const added = services.filter((service) => !pages.has(pathOf(service))).map((service) => form(service.slug, pathOf(service), fixed(`${service.title} Inquiry`)));
  return [...specified, ...added];
}

export const forms = enquiryForms(catalogue);

/**
 * The form on a page.
 * @throws Error if the page has none.
 */
export function formAt(page: string): EnquiryForm {
  const form = forms.find((candidate) => candidate.page === page);
  if (!form) throw new Error(`There is no form for ${page}: content/forms.ts lists them`);
  return form;
}
