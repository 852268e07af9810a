import { pagesOf } from '../../content/catalogue.ts';
import { company, postalAddress } from '../../content/company.ts';
import { lineOf } from '../../content/lines.ts';
import { closingPages, sitePages } from '../../content/site-pages.ts';
import type { LineId } from '../../content/types/service-line.ts';
import { PageList } from '../components/page-link.tsx';
import type { Labels } from '../content/schema/labels.ts';

interface Group {
  heading: string;
  links: readonly { path: string; label: string }[];
}

const overview = (id: LineId) => ({ path: lineOf(id).path, label: lineOf(id).sitemapLabel });

const services = (id: LineId): Group => ({
  heading: lineOf(id).sitemapLabel,
  links: pagesOf(id),
});

/** In the order of the specification (section 2, sitemap). */
const columns: readonly (readonly Group[])[] = [
  [
    {
      heading: 'Main Pages',
      links: [sitePages.home, overview('it'), overview('design'), overview('cyber')],
    },
    services('it'),
    services('cyber'),
  ],
  [services('design'), { heading: 'Legal Pages', links: closingPages }],
];

export function SitemapPage({ labels }: { labels: Pick<Labels, 'help'> }) {
  return (
    <div className="sitemap-page container">
      <h1 className="display">Sitemap</h1>
      <div className="two-columns">
        {columns.map((groups, index) => (
          <div key={groups[0]?.heading} className="stack">
            {groups.map(({ heading, links }) => (
              <section key={heading} className="rule" aria-label={heading}>
                <h2 className="title">{heading}</h2>
                <PageList pages={links} path={sitePages.sitemap.path} className="sights" />
              </section>
            ))}
            {index === 1 && <Help labels={labels.help} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function Help({ labels }: { labels: Labels['help'] }) {
  return (
    <section className="help card" aria-labelledby="help">
      <h2 id="help" className="title">
        {labels.heading}
      </h2>
      <p>{labels.text}</p>
      <p className="cluster">
        <a className="link touch-target" href={`tel:${company.phoneDial}`}>
          {company.phone}
        </a>
        <a className="link touch-target" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        <a className="link touch-target" href={company.map.href} rel="noopener">
          {postalAddress}
        </a>
      </p>
    </section>
  );
}
