import { useRef } from 'react';
import { ballNumberOf, pathOf, servicesOf } from '../../../content/catalogue.ts';
import { lines } from '../../../content/lines.ts';
import type { Line } from '../../../content/model/line.ts';
import { SmallBall } from '../../ui/small-ball.tsx';
import { FramePart, isRendered } from '../frame-part.tsx';
import { GetInTouch } from '../links/get-in-touch.tsx';
import { PageLink } from '../links/page-link.tsx';
import { usePopover } from './use-popover.ts';

/** The hamburger and its panel; at most one of the three sections is open (section 4). */
export function MobileMenu() {
  const panel = useRef<HTMLElement>(null);
  const open = usePopover(panel);
  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="hamburger"
        popoverTarget="menu-panel"
        aria-label="Menu"
        aria-expanded={open}
      >
        <i />
        <i />
      </button>
      <nav ref={panel} id="menu-panel" popover="" aria-label="Menu" className="panel">
        <PageLink to="/">
          <span>Home</span>
        </PageLink>
        {lines.map((line) => (
          <details key={line.id} name="menu-sections" data-line={line.id}>
            <summary>
              {line.panelLabel}
              <i className="caret" aria-hidden="true" />
            </summary>
            <FramePart as="ul" name={`panel-${line.id}`}>
              {isRendered && <PanelLinks line={line} />}
            </FramePart>
          </details>
        ))}
        <GetInTouch onClick={() => panel.current?.hidePopover()} />
      </nav>
    </div>
  );
}

function PanelLinks({ line }: { line: Line }) {
  return (
    <>
      <li>
        <PageLink to={line.path}>
          <span>{line.heading}</span>
        </PageLink>
      </li>
      {servicesOf(line.id).map((service) => (
        <li key={service.slug}>
          <PageLink to={pathOf(service)}>
            <SmallBall number={ballNumberOf(service)} />
            <span>{service.title}</span>
          </PageLink>
        </li>
      ))}
    </>
  );
}
