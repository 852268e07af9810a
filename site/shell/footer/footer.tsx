import { useEffect } from 'react';
import { pathOf, servicesOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { lines } from '../../../content/lines.ts';
import type { Line, Theme } from '../../../content/model/line.ts';
import { closingPages } from '../../../content/site-pages.ts';
import { FramePart, isRendered } from '../frame-part.tsx';
import { Logo } from '../header/logo.tsx';
import { ContactLinks } from '../links/contact-links.tsx';
import { PageLink } from '../links/page-link.tsx';

/** The rules of what every page has, but not on its first screen: no script holds them (`site/pages/sheets.tsx`). */
const lowerSheet =
  // Written out, not as `isRendered`: only then does the build leave the import out of what browsers load.
  (import.meta.env.SSR || import.meta.env.DEV) &&
  (await (await import('../../pages/sheets.tsx')).sheet('styles/shared-lower.css'));

/** The footer, in the accent of its variant (section 2, footer). */
export function Footer({ variant }: { variant: Theme }) {
  useEffect(correctYear, []);
  return (
    <FramePart as="footer" name="footer" data-line={variant} className="night">
      {isRendered && <FooterContent />}
    </FramePart>
  );
}

/** Replaces the year of the build, which the HTML has, by today's. */
function correctYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}

function FooterContent() {
  return (
    <>
      {lowerSheet}
      <div className="footer-lists wrap">
        <Identity />
        {lines.map((line) => (
          <Services key={line.id} line={line} />
        ))}
      </div>
      <Closing />
    </>
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
        <ContactLinks />
      </ul>
      <div className="footer-row">
        <h2>Support agent</h2>
        <ul className="site-links footer-row">
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

/** The services of a line: on phones behind their name, else open under it (see footer.css). */
function Services({ line }: { line: Line }) {
  return (
    <details name="footer-lists">
      <summary>
        {line.panelLabel}
        <i className="caret" aria-hidden="true" />
      </summary>
      <h2>{line.panelLabel}</h2>
      <ul className="site-links">
        {servicesOf(line.id).map((service) => (
          <li key={service.slug}>
            <PageLink to={pathOf(service)}>{service.title}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Closing() {
  const { abn } = company.registration;
  return (
    <div className="footer-row wrap">
      <p>
        © <span data-year="">{__BUILD_YEAR__}</span> {company.legalName}
        {abn && `, ABN ${abn}`}
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
