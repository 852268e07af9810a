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
    <footer
      data-line={variant}
      className="night edge-t-4 border-cloth bg-night text-note text-on-night"
    >
      <div className="wrap grid gap-x-10 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
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
      <div className="text-white">
        <Logo />
      </div>
      <p className="mt-5">
        {company.hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1">
        {contactLinks.map((link) => (
          <li key={link.href}>
            <ContactAnchor link={link} />
          </li>
        ))}
      </ul>
      <FooterList heading="Support agent" className="mt-8">
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
  className?: string;
  children: React.ReactNode;
}

function FooterList({ heading, className, children }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="font-text text-note weight-600 text-white">{heading}</h2>
      <ul className="site-links mt-3">{children}</ul>
    </div>
  );
}

function Closing() {
  const year = useCurrentYear();
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 edge-t border-edge py-6 text-small">
      <p>
        © <span suppressHydrationWarning>{year}</span> {company.legalName}
      </p>
      <ul className="site-links flex flex-wrap gap-x-6">
        {closingPages.map((page) => (
          <li key={page.path}>
            <PageLink to={page.path}>{page.label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
