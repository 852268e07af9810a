import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { ServiceLine, Theme } from '../../content/types/service-line.ts';
import { SmallBall } from '../components/ball.tsx';
import { PageLink } from '../components/page-link.tsx';

interface DesktopMenuProps {
  path: string | undefined;
  theme: Theme;
}

/** Home, and a drop-down for each line, as a popover that works without scripts. `menus.ts` opens it on hover. */
export function DesktopMenu({ path, theme }: DesktopMenuProps) {
  return (
    <nav aria-label="Main" className="desktop-menu">
      <PageLink to="/" path={path} className="menu-item">
        <span>Home</span>
      </PageLink>
      {lines.map((line) => (
        <Dropdown key={line.id} line={line} path={path} isCurrent={theme === line.id} />
      ))}
    </nav>
  );
}

interface DropdownProps {
  line: ServiceLine;
  path: string | undefined;
  isCurrent: boolean;
}

function Dropdown({ line, path, isCurrent }: DropdownProps) {
  const id = `menu-${line.id}`;
  return (
    <div data-line={line.id}>
      <button
        type="button"
        className="menu-item caret"
        data-current={isCurrent ? true : undefined}
        popoverTarget={id}
      >
        <span>{line.menuLabel}</span>
      </button>
      <div id={id} popover="auto">
        <ul>
          <li>
            <PageLink to={line.path} path={path}>
              <strong className="note">{line.heading}</strong>
              <span className="small soft">{`All of ${line.group} on one page`}</span>
            </PageLink>
          </li>
          {servicesOf(line.id).map((service) => (
            <li key={service.slug}>
              <PageLink to={pathOf(service)} path={path}>
                <SmallBall number={ballNumberOf(service)} />
                <strong className="note">{joinAmpersand(service.title)}</strong>
                <span className="small soft">{service.summary}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
