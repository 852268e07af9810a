import { pathOf, servicesOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { lines } from '../../content/lines.ts';
import { closingPages } from '../../content/site-pages.ts';
import type { ServiceLine, Theme } from '../../content/types/service-line.ts';
import { PageLink } from '../components/page-link.tsx';
import { Title } from '../components/title.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { ContactLinks } from './contact-links.tsx';
import { Logo } from './header.tsx';

export function Footer({ variant }: { variant: Theme }) {
  return (
    <footer data-line={variant} className="footer night">
      <div className="lists wrap">
        <Identity />
        {lines.map((line) => (
          <Services key={line.id} line={line} />
        ))}
      </div>
      <Closing />
    </footer>
  );
}

function Identity() {
  return (
    <div>
      <Logo />
      <p>
        {company.hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <ul>
        <ContactLinks />
      </ul>
      <div className="row">
        <h2>Support agent</h2>
        <ul className="site-links row">
          {Object.values(company.agents).map((agent) => (
            <li key={agent.href}>
              <a href={agent.href} rel="noopener" aria-label={`Support agent for ${agent.label}`}>
                {agent.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A line's services, folded on phones only (`footer.css`). */
function Services({ line }: { line: ServiceLine }) {
  return (
    <details name="footer-lists" className="unfolds">
      <summary>
        {line.panelLabel}
        <i className="caret" aria-hidden="true" />
      </summary>
      <h2>{line.panelLabel}</h2>
      <ul className="site-links">
        {servicesOf(line.id).map((service) => (
          <li key={service.slug}>
            <PageLink to={pathOf(service)}>
              <Title>{service.title}</Title>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Closing() {
  const abn: string | null = company.registration.abn;
  const year = useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
  return (
    <div className="row wrap">
      <p>
        {`© ${year} ${company.legalName}`}
        {abn && `, ABN ${abn}`}
      </p>
      <ul className="site-links row">
        {closingPages.map((page) => (
          <li key={page.path}>
            <PageLink to={page.path}>{page.label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
