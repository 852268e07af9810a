import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import { SmallBall } from '../components/ball.tsx';
import { PageLink } from '../components/page-link.tsx';
import { GetInTouch } from './get-in-touch.tsx';

/** The hamburger and its panel, with at most one of three sections open (section 4). */
export function MobileMenu({ path, contact }: { path: string | undefined; contact: string }) {
  return (
    <div className="mobile-menu">
      <button type="button" className="hamburger" aria-label="Menu" popoverTarget="menu-panel">
        <i />
        <i />
      </button>
      <nav id="menu-panel" popover="auto" aria-label="Menu">
        <PageLink to="/" path={path}>
          <span>Home</span>
        </PageLink>
        {lines.map((line) => (
          <details key={line.id} name="menu-sections" data-line={line.id}>
            <summary>{line.panelLabel}</summary>
            <ul>
              <li>
                <PageLink to={line.path} path={path}>
                  <span>{line.heading}</span>
                </PageLink>
              </li>
              {servicesOf(line.id).map((service) => (
                <li key={service.slug}>
                  <PageLink to={pathOf(service)} path={path}>
                    <SmallBall number={ballNumberOf(service)} />
                    <span>{joinAmpersand(service.title)}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <GetInTouch to={contact} />
      </nav>
    </div>
  );
}
