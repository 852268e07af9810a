import { type MouseEvent, type PointerEvent, useState } from 'react';
import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { ServiceLine, Theme } from '../../content/types/service-line.ts';
import { SmallBall } from '../components/ball.tsx';
import { PageLink } from '../components/page-link.tsx';
import { HoverIntent } from './hover-intent.ts';
import { usePopover } from './use-popover.ts';

/** Milliseconds (section 9). */
const delays = { open: 200, skip: 300, close: 150 };

type Intent = HoverIntent<HTMLElement>;

/** Home, and a drop-down for each line, as a popover that works without scripts. */
export function DesktopMenu({ theme }: { theme: Theme }) {
  const [intent] = useState(
    (): Intent =>
      new HoverIntent(
        delays,
        (popover) => popover.togglePopover(true),
        (popover) => popover.togglePopover(false),
      ),
  );
  return (
    <nav aria-label="Main" className="desktop-menu">
      <PageLink to="/" className="menu-item">
        <span>Home</span>
      </PageLink>
      {lines.map((line) => (
        <Dropdown key={line.id} line={line} isCurrent={theme === line.id} intent={intent} />
      ))}
    </nav>
  );
}

interface DropdownProps {
  line: ServiceLine;
  isCurrent: boolean;
  intent: Intent;
}

function Dropdown({ line, isCurrent, intent }: DropdownProps) {
  const { button, popover } = usePopover<HTMLDivElement>(`menu-${line.id}`, (element, open) => {
    if (open) intent.noteOpened(element);
    else intent.noteClosed(element);
  });
  // Touch has no hover.
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && popover.ref.current) intent.enter(popover.ref.current);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') intent.leave();
  };
  const click = (event: MouseEvent) => {
    const isOpen = popover.ref.current?.matches(':popover-open');
    if (isOpen && intent.hasJustOpened()) event.preventDefault();
  };
  return (
    <div data-line={line.id}>
      <button
        type="button"
        className="menu-item caret"
        data-current={isCurrent ? true : undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onClick={click}
        {...button}
      >
        <span>{line.menuLabel}</span>
      </button>
      <div onPointerEnter={() => intent.stay()} onPointerLeave={leave} {...popover}>
        <ul>
          <li>
            <PageLink to={line.path}>
              <strong className="note">{line.heading}</strong>
              <span className="small soft">{`All of ${line.group} on one page`}</span>
            </PageLink>
          </li>
          {servicesOf(line.id).map((service) => (
            <li key={service.slug}>
              <PageLink to={pathOf(service)}>
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
