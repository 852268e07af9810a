import { catalogue, pathOf, servicesOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { lineOf, lines } from '../../content/lines.ts';
import type { CatalogueEntry, Line, Service } from '../../content/model.ts';
import { sitePages } from '../../content/site-pages.ts';
import { absoluteUrl, previewFile } from '../shell/page-head.tsx';

const serviceWords = import.meta.glob<{ service: Service }>('../../content/services/*/*.ts');

type Thing = Record<string, unknown>;

const organisationId = `${__SITE_URL__}/#organisation`;

const who: Thing = {
  '@type': 'ProfessionalService',
  '@id': organisationId,
  name: company.name,
};

const organisation: Thing = {
  ...who,
  legalName: company.legalName,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  image: absoluteUrl(`/${previewFile('/')}`),
  telephone: company.phoneDial,
  email: company.email,
  foundingDate: String(company.founded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.suburb,
    addressRegion: company.address.state,
    postalCode: company.address.postcode,
    addressCountry: 'AU',
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: company.openingHours.days,
    opens: company.openingHours.opens,
    closes: company.openingHours.closes,
  },
  sameAs: [company.professionalNetwork.href, company.photoSharing.href],
};

function breadcrumb(...crumbs: readonly { name: string; path: string }[]): Thing {
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

const homeCrumb = { name: 'Home', path: '/' };

function lineData(line: Line): Thing[] {
  return [
    breadcrumb(homeCrumb, { name: line.heading, path: line.path }),
    {
      '@type': 'ItemList',
      name: line.heading,
      itemListElement: servicesOf(line.id).map((service, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: service.title,
        url: absoluteUrl(pathOf(service)),
      })),
    },
  ];
}

async function serviceData(entry: CatalogueEntry): Promise<Thing[]> {
  const line = lineOf(entry.line);
  const path = pathOf(entry);
  const words = await serviceWords[`../content/services${path}.ts`]?.();
  return [
    breadcrumb(homeCrumb, { name: line.heading, path: line.path }, { name: entry.title, path }),
    {
      '@type': 'Service',
      name: entry.title,
      serviceType: entry.title,
      category: line.group,
      description: words?.service.description,
      url: absoluteUrl(path),
      provider: { '@id': organisationId },
      areaServed: { '@type': 'Country', name: company.address.country },
    },
  ];
}

async function dataOf(path: string): Promise<Thing[]> {
  const line = lines.find((candidate) => candidate.path === path);
  if (line) return lineData(line);
  const entry = catalogue.find((candidate) => pathOf(candidate) === path);
  if (entry) return serviceData(entry);
  const page = Object.values(sitePages).find((candidate) => candidate.path === path);
  return page && path !== '/' ? [breadcrumb(homeCrumb, { name: page.label, path })] : [];
}

/**
 * Who we are, where the page stands and what it offers, as JSON in the vocabulary of schema.org,
 * safe inside a script element. For search engines, which fetch each page: it is no part of what
 * runs in the browser.
 */
export async function structuredData(path: string): Promise<string> {
  // All there is to know of us stands on the home page; the others name us.
  const things = [path === sitePages.home.path ? organisation : who, ...(await dataOf(path))];
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // '<' is escaped so that no word of ours can end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
