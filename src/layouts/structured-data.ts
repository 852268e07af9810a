import { catalogue, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { lineOf, lines } from '../../content/lines.ts';
import { searchTerms } from '../../content/search-terms.ts';
import { closingPages, sitePages } from '../../content/site-pages.ts';
import { absoluteUrl, previewOf } from './site-url.ts';

const organisation = { '@id': absoluteUrl('/#organisation') };

const areaServed = [
  { '@type': 'City', name: company.city },
  { '@type': 'State', name: company.address.state },
  { '@type': 'Country', name: company.address.country },
];

/** Google reads the address from a LocalBusiness, and the logo from an Organization. */
const business = {
  '@type': ['Organization', 'LocalBusiness'],
  ...organisation,
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
};

/** The home page has all of it. */
const office = {
  ...business,
  legalName: company.legalName,
  image: absoluteUrl(previewOf('/').path),
  email: company.email,
  foundingDate: String(company.founded),
  geo: { '@type': 'GeoCoordinates', ...company.coordinates },
  hasMap: company.map.href,
  areaServed,
  knowsAbout: [...searchTerms, ...catalogue.map(({ title }) => title)],
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: company.openingHours.days,
    opens: company.openingHours.opens,
    closes: company.openingHours.closes,
  },
  sameAs: [company.professionalNetwork.href, company.photoSharing.href],
};

const website = {
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-AU',
  publisher: organisation,
};

function breadcrumb(...crumbs: readonly { label: string; path: string }[]) {
  const itemListElement = [sitePages.home, ...crumbs].map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(path),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function breadcrumbAndService(path: string): object[] {
  const line = lines.find((candidate) => candidate.path === path);
  if (line) return [breadcrumb({ label: line.heading, path })];
  const page = closingPages.find((candidate) => candidate.path === path);
  if (page) return [breadcrumb(page)];
  const entry = catalogue.find((candidate) => pathOf(candidate) === path);
  if (!entry) return [];
  const { group, path: linePath } = lineOf(entry.line);
  const { title: name, summary: description } = entry;
  const service = { '@type': 'Service', name, serviceType: name, category: group, description };
  return [
    breadcrumb({ label: group, path: linePath }, { label: name, path }),
    { ...service, url: absoluteUrl(path), provider: organisation, areaServed },
  ];
}

/** A page's company, breadcrumb and service, as schema.org JSON. */
export function structuredData(path: string): string {
  const data = path === '/' ? [office, website] : [business, ...breadcrumbAndService(path)];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  // '<' is escaped so that no content can end the script element.
  return json.replaceAll('<', '\\u003c');
}
