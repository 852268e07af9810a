import type {
  BreadcrumbList,
  ContactPoint,
  LocalBusiness,
  Service as ServiceThing,
  Thing,
  WebSite,
} from 'schema-dts';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { lineOf, lines } from '../../content/lines.ts';
import type { CatalogueEntry } from '../../content/model/line.ts';
import { searchTerms } from '../../content/search-terms.ts';
import { closingPages, sitePages } from '../../content/site-pages.ts';
import { serviceAt } from '../pages/page-data.ts';
import { absoluteUrl, previewFile } from '../shell/page-head.tsx';

const organisationId = absoluteUrl('/#organisation');

/** From the nearest to the widest. */
const area = [
  { '@type': 'City', name: company.city },
  { '@type': 'State', name: company.address.state },
  { '@type': 'Country', name: company.address.country },
] as const;

/** What every page says of the company, so that none depends on another. */
const business = {
  '@type': 'LocalBusiness',
  '@id': organisationId,
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  telephone: company.phoneDial,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.suburb,
    addressRegion: company.address.state,
    postalCode: company.address.postcode,
    addressCountry: 'AU',
  },
} as const satisfies LocalBusiness;

function contactPoint(contactType: string, email: string): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType,
    telephone: company.phoneDial,
    email,
    areaServed: 'AU',
    availableLanguage: 'en',
  };
}

/** All of it, on the home page. */
const office = {
  ...business,
  legalName: company.legalName,
  image: absoluteUrl(`/${previewFile('/')}`),
  email: company.email,
  foundingDate: String(company.founded),
  geo: { '@type': 'GeoCoordinates', ...company.coordinates },
  hasMap: company.map.href,
  areaServed: area,
  knowsAbout: [...searchTerms, ...catalogue.map(({ title }) => title)],
  contactPoint: [
    contactPoint('sales', company.generalEmail),
    contactPoint('customer support', company.email),
  ],
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: company.openingHours.days,
    opens: company.openingHours.opens,
    closes: company.openingHours.closes,
  },
  sameAs: [company.professionalNetwork.href, company.photoSharing.href],
} satisfies LocalBusiness;

/** Google reads the address and hours from a LocalBusiness, the logo from an Organization. */
const types = { '@type': ['Organization', 'LocalBusiness'] } as const;
const organisation = { ...office, ...types };
const provider = { ...business, ...types };

/** Tells search results the site's name. */
const website = {
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-AU',
  publisher: { '@id': organisationId },
} as const satisfies WebSite;

function breadcrumb(...crumbs: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

const homeCrumb = { name: sitePages.home.label, path: sitePages.home.path };

/** The middle breadcrumb has the same text and target as the hero's badge. */
async function serviceData(entry: CatalogueEntry): Promise<Thing[]> {
  const line = lineOf(entry.line);
  const path = pathOf(entry);
  const { description } = await serviceAt(path);
  const service: ServiceThing = {
    '@type': 'Service',
    name: entry.title,
    serviceType: entry.title,
    category: line.group,
    description,
    url: absoluteUrl(path),
    provider: { '@id': organisationId },
    areaServed: area,
  };
  return [
    breadcrumb(homeCrumb, { name: line.group, path: line.path }, { name: entry.title, path }),
    service,
  ];
}

type Data = Thing | typeof organisation | typeof provider;

async function dataOf(path: string): Promise<Data[]> {
  if (path === sitePages.home.path) return [organisation, website];
  return [provider, ...(await placeOf(path))];
}

/** Where a page is in the site, and what it offers. */
async function placeOf(path: string): Promise<Thing[]> {
  const line = lines.find((candidate) => candidate.path === path);
  if (line) return [breadcrumb(homeCrumb, { name: line.heading, path })];
  const entry = catalogue.find((candidate) => pathOf(candidate) === path);
  if (entry) return serviceData(entry);
  const page = closingPages.find((candidate) => candidate.path === path);
  return page ? [breadcrumb(homeCrumb, { name: page.label, path })] : [];
}

/**
 * The company, the page's place in the site and what it offers, as schema.org JSON that is safe
 * inside a script element. It is for search engines, so it is not part of the browser's script.
 * `tests/core-journeys/pages.test.ts` checks what Google requires.
 */
export async function structuredData(path: string): Promise<string> {
  const graph = { '@context': 'https://schema.org', '@graph': await dataOf(path) };
  // '<' is escaped so that no content can end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
