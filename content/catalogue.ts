import type { LineId, Theme } from './types/service-line.ts';

/** A service in menus, cards and links. */
export interface CatalogueEntry {
  line: LineId;
  /** Last part of the path `/<line>/<slug>`, and the name of its file. */
  slug: string;
  /** Main heading, menu item, card title, first part of the browser title. */
  title: string;
  /** The result for a buyer, in one short sentence without a full stop. At most 60 characters. */
  summary: string;
  /** Variant of the footer on its page (section 2, layout, point 6). If omitted, its line's. */
  footer?: Theme;
}

/**
 * Every service, in the order of menus, overviews, footer and sitemap (section 2).
 * A new service is one line here and its file `services/<line>/<slug>.yaml`; CONTRIBUTING.md, 'Add a service', lists the rest.
 */
const services = [
  { line: 'it', slug: 'disaster-recovery-backups', title: 'Disaster Recovery & Backups', summary: 'Know how fast you can recover, and test it' },
  { line: 'it', slug: 'infrastructure-management', title: 'Infrastructure Management', summary: 'Servers and networks watched, patched and planned', footer: 'neutral' },
  { line: 'it', slug: 'it-governance-cost-optimisation', title: 'IT Governance & Cost Optimisation', summary: 'Clear decisions, and a bill you can explain' },
  { line: 'it', slug: 'it-project-management', title: 'IT Project Management', summary: 'Projects with a plan, an owner and an end' },
  { line: 'it', slug: 'it-strategy', title: 'IT Strategy Development', summary: 'A costed roadmap that your board can read' },
  { line: 'it', slug: 'managed-services', title: 'Managed Services & Support (MSP)', summary: 'Fixed-fee support for people and systems' },
  { line: 'cyber', slug: 'endpoint-server-compliance', title: 'Endpoint & Server Compliance', summary: 'Measure devices against the Essential Eight' },
  { line: 'cyber', slug: 'boundary-vulnerability-assessment', title: 'Boundary Vulnerability Assessment', summary: 'See what an attacker sees, inside and out' },
  { line: 'cyber', slug: 'microsoft-entra-ad-assessment', title: 'Microsoft Entra & Active Directory Assessment', summary: 'Who can sign in, and what they can reach' },
  { line: 'cyber', slug: 'essential-eight-assessment', title: 'Essential Eight Assessment & Remediation', summary: 'Your maturity level, and the way to the next' },
  { line: 'cyber', slug: 'on-demand-infosec-team', title: 'On-Demand Information Security Team', summary: 'Security leadership when you need it' },
  { line: 'design', slug: 'animation-photography-videography', title: 'Animation, Photography & Videography', summary: 'Photos and video that show your work' },
  { line: 'design', slug: 'brand-narrative-development', title: 'Brand Narrative Development', summary: 'One story that everyone can tell' },
  { line: 'design', slug: 'logos-print-business-branding', title: 'Logos, Print & Business Branding', summary: 'An identity that works on screen and paper' },
  { line: 'design', slug: 'on-demand-graphic-designer', title: 'On-Demand Graphic Designer', summary: 'A designer by the hour, without hiring' },
  { line: 'design', slug: 'social-media-content-marketing', title: 'Social Media Content & Marketing', summary: 'Posts planned, made, answered and measured' },
  { line: 'design', slug: '3d-printing-design', title: '3D Printing & Design', summary: 'From a sketch to a part in your hand' },
  { line: 'design', slug: 'ui-ux-design', title: 'UI/UX Design', summary: 'Interfaces tested with the people who use them' },
  { line: 'design', slug: 'web-design-development', title: 'Web Design & Development', summary: 'Fast, accessible sites that you own' },
] as const satisfies readonly CatalogueEntry[];

export const catalogue: readonly CatalogueEntry[] = services;

type PathOf<Entry> = Entry extends { line: infer Line extends string; slug: infer Slug extends string } ? `/${Line}/${Slug}` : never;

/** Path of a service's page, `/<line>/<slug>`: the compiler knows which there are. */
export type ServicePath = PathOf<(typeof services)[number]>;

/** Last part of a service's path. */
export type ServiceSlug = (typeof services)[number]['slug'];

export const isServiceSlug = (slug: unknown): slug is ServiceSlug => catalogue.some((service) => service.slug === slug);

export const isServicePath = (path: unknown): path is ServicePath => catalogue.some((service) => pathOf(service) === path);

export function pathOf(service: Pick<CatalogueEntry, 'line' | 'slug'>): string {
  return `/${service.line}/${service.slug}`;
}

export function entryAt(path: string): CatalogueEntry | undefined {
  return catalogue.find((service) => pathOf(service) === path);
}

/**
 * The service to which a page refers.
 * @throws Error if there is none.
 */
export function serviceAt(path: ServicePath): CatalogueEntry {
  const entry = entryAt(path);
  if (!entry) throw new Error(`${path} is not in content/catalogue.ts`);
  return entry;
}

/**
 * The service with a slug, of which no two are the same.
 * @throws Error if there is none.
 */
export function serviceWith(slug: ServiceSlug): CatalogueEntry {
  const entry = catalogue.find((service) => service.slug === slug);
  if (!entry) throw new Error(`${slug} is not in content/catalogue.ts`);
  return entry;
}

export function servicesOf(line: LineId): readonly CatalogueEntry[] {
  return catalogue.filter((service) => service.line === line);
}

/** Path and title of each service of a line. */
export const pagesOf = (line: LineId) => servicesOf(line).map((service) => ({ path: pathOf(service), label: service.title }));

/**
 * The number on a service's ball in lists and menus: its position in its line, from 1.
 * @throws Error if it is not one of these services.
 */
export function ballNumberOf(service: CatalogueEntry): number {
  const place = servicesOf(service.line).indexOf(service) + 1;
  if (place === 0) throw new Error(`${pathOf(service)} is not in content/catalogue.ts: its ball has no number`);
  return place;
}
