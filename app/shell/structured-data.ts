import { pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import type { CatalogueEntry, Line, Service } from '../../content/model.ts';
import { addressOf, previewFile } from './page-head.tsx';

type Thing = Record<string, unknown>;

const organisationId = `${__SITE_URL__}/#organisation`;

/** The company, for search engines. */
export const organisation: Thing = {
  '@type': 'ProfessionalService',
  '@id': organisationId,
  name: company.name,
  legalName: company.legalName,
  url: addressOf('/'),
  logo: addressOf('/icon-512.png'),
  image: addressOf(`/${previewFile('/')}`),
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
      item: addressOf(path),
    })),
  };
}

const homeCrumb = { name: 'Home', path: '/' };

/** An overview's data: where it stands, and what it offers. */
export function lineData(line: Line, services: readonly CatalogueEntry[]): Thing[] {
  return [
    organisation,
    breadcrumb(homeCrumb, { name: line.heading, path: line.path }),
    {
      '@type': 'ItemList',
      name: line.heading,
      itemListElement: services.map((service, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: service.title,
        url: addressOf(pathOf(service)),
      })),
    },
  ];
}

/** A service page's data: the service, who provides it, where it stands. */
export function serviceData(entry: CatalogueEntry, line: Line, service: Service): Thing[] {
  return [
    organisation,
    breadcrumb(
      homeCrumb,
      { name: line.heading, path: line.path },
      { name: entry.title, path: pathOf(entry) },
    ),
    {
      '@type': 'Service',
      name: entry.title,
      serviceType: entry.title,
      category: line.group,
      description: service.description,
      url: addressOf(pathOf(entry)),
      provider: { '@id': organisationId },
      areaServed: { '@type': 'Country', name: company.address.country },
    },
  ];
}

/** Data of a page that stands directly under home. */
export const plainPageData = (name: string, path: string): Thing[] => [
  organisation,
  breadcrumb(homeCrumb, { name, path }),
];
