import { pagesOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { lines } from '../../content/lines.ts';
import { closingPages } from '../../content/site-pages.ts';
import type { ServiceLine, Theme } from '../../content/types/service-line.ts';
import { PageList } from '../components/page-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { Logo } from './header.tsx';

export function Footer({ path, variant }: Current & { variant: Theme }) {
  return (
    <footer data-line={variant} className="footer light-focus note">
      <div className="lists container">
        <Identity path={path} />
        {lines.map((line) => (
          <Services key={line.id} line={line} path={path} />
        ))}
      </div>
      <Closing path={path} />
    </footer>
  );
}

interface Current {
  path: string | undefined;
}

function Identity({ path }: Current) {
  return (
    <div>
      <Logo path={path} />
      <p className="hours">{[...company.hours, company.hoursNote].join('\n')}</p>
      <ul>
        <ContactLinks />
      </ul>
    </div>
  );
}

function Services({ line, path }: Current & { line: ServiceLine }) {
  return (
    <details name="footer-lists" className="folded-on-phones">
      <summary>{line.panelLabel}</summary>
      <h2>{line.panelLabel}</h2>
      <PageList pages={pagesOf(line.id)} path={path} />
    </details>
  );
}

function Closing({ path }: Current) {
  const abn: string | null = company.registration.abn;
  return (
    <div className="row cluster container small">
      <p>
        {'© '}
        <span data-year="">{new Date().getFullYear()}</span>
        {` ${company.legalName}${abn ? `, ABN ${abn}` : ''}`}
      </p>
      <div className="row cluster">
        <h2>Support agent</h2>
        <ul className="site-links row cluster">
          {Object.values(company.agents).map((agent) => (
            <li key={agent.href}>
              <a href={agent.href} rel="noopener" aria-label={`Support agent for ${agent.label}`}>
                {agent.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <PageList pages={closingPages} path={path} className="row cluster" />
    </div>
  );
}
