import { pathOf, servicesOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { lines } from '../../../content/lines.ts';
import type { Theme } from '../../../content/model/line.ts';
import { closingPages } from '../../../content/site-pages.ts';
import { Logo } from '../header/logo.tsx';
import { ContactAnchor, contactLinks } from '../links/contact-links.tsx';
import { PageLink } from '../links/page-link.tsx';
import { useCurrentYear } from './use-current-year.ts';

/** The footer, in the accent of its variant (section 2, footer). */
export function Footer({ variant }: { variant: Theme }) {
  return (
    <footer data-line={variant} className="night">
      <div className="footer-lists wrap">
        <Identity />
        {lines.map((line) => (
          <FooterList key={line.id} heading={line.panelLabel}>
            {servicesOf(line.id).map((service) => (
              <li key={service.slug}>
                <PageLink to={pathOf(service)}>{service.title}</PageLink>
              </li>
            ))}
          </FooterList>
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
      <ul className="footer-row">
        {contactLinks.map((link) => (
          <li key={link.href}>
            <ContactAnchor link={link} />
          </li>
        ))}
      </ul>
      <FooterList heading="Support agent">
        {Object.values(company.agents).map((agent) => (
          <li key={agent.href}>
            <a href={agent.href} rel="noopener" aria-label={`Support agent for ${agent.label}`}>
              {agent.label}
            </a>
          </li>
        ))}
      </FooterList>
    </div>
  );
}

interface FooterListProps {
  heading: string;
  children: React.ReactNode;
}

function FooterList({ heading, children }: FooterListProps) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul className="site-links">{children}</ul>
    </div>
  );
}

function Closing() {
  const year = useCurrentYear();
  return (
    <div className="footer-row wrap">
      <p>
        © <span suppressHydrationWarning>{year}</span> {company.legalName}
      </p>
      <ul className="site-links footer-row">
        {closingPages.map((page) => (
          <li key={page.path}>
            <PageLink to={page.path}>{page.label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
