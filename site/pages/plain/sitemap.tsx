import { pathOf, servicesOf } from '../../../content/catalogue.ts';
import { company, postalAddress } from '../../../content/company.ts';
import { labels } from '../../../content/labels.ts';
import { lineOf } from '../../../content/lines.ts';
import type { LineId } from '../../../content/model/line.ts';
import { closingPages, sitePages } from '../../../content/site-pages.ts';
import { firstWords } from '../../sections/first-words.ts';
import { PageLink } from '../../shell/links/page-link.tsx';

interface Group {
  heading: string;
  links: readonly { path: string; label: string }[];
}

const overview = (id: LineId) => ({ path: lineOf(id).path, label: lineOf(id).sitemapLabel });

const servicesGroup = (id: LineId): Group => ({
  heading: lineOf(id).sitemapLabel,
  links: servicesOf(id).map((service) => ({ path: pathOf(service), label: service.title })),
});

/** Two columns, five groups, in the order of the specification (section 2, sitemap). */
const columns: readonly (readonly Group[])[] = [
  [
    {
      heading: 'Main Pages',
      links: [sitePages.home, overview('it'), overview('design'), overview('cyber')],
    },
    servicesGroup('it'),
    servicesGroup('cyber'),
  ],
  [servicesGroup('design'), { heading: 'Legal Pages', links: closingPages }],
];

export const sitemapMeta = {
  title: `Sitemap - ${company.name}`,
  description: `Every page of the ${company.name} website on one page: IT, cyber security and design services, legal pages, and how to reach us by phone or email.`,
};

/** Every page of the site on one page. */
export function Sitemap() {
  return (
    <div className="wrap sitemap">
      <h1 id={firstWords} className="display">
        Sitemap
      </h1>
      <div className="pairs">
        {columns.map((groups) => (
          <div key={groups[0]?.heading} className="stack">
            {groups.map((group) => (
              <SitemapGroup key={group.heading} group={group} />
            ))}
          </div>
        ))}
      </div>
      <NeedHelp />
    </div>
  );
}

function SitemapGroup({ group }: { group: Group }) {
  return (
    <section className="rule" aria-label={group.heading}>
      <h2 className="title">{group.heading}</h2>
      <ul className="sights site-links">
        {group.links.map((link) => (
          <li key={link.path}>
            <PageLink to={link.path}>{link.label}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NeedHelp() {
  return (
    <section className="help wash" aria-labelledby="help">
      <h2 id="help" className="title">
        {labels.help.heading}
      </h2>
      <p>{labels.help.text}</p>
      <p className="cluster">
        <a className="link target" href={`tel:${company.phoneDial}`}>
          {company.phone}
        </a>
        <a className="link target" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        <span>{postalAddress}</span>
      </p>
    </section>
  );
}
