import { type MouseEvent, useRef, useState } from 'react';
import { ballNumberOf, pathOf, servicesOf } from '../../../content/catalogue.ts';
import { lines } from '../../../content/lines.ts';
import type { Line } from '../../../content/model/line.ts';
import { SmallBall } from '../../ui/small-ball.tsx';
import { FramePart, isRendered } from '../frame-part.tsx';
import { PageLink } from '../links/page-link.tsx';
import { usePageHandle } from '../page-handle.ts';
import { type HoverDelays, hoverIntent } from './hover-intent.ts';
import { usePopover } from './use-popover.ts';

/** Section 9: menu delay 200 ms, skip 300 ms, close delay 150 ms. */
const delays: HoverDelays = { open: 200, skip: 300, close: 150 };

type Intent = ReturnType<typeof hoverIntent<HTMLElement>>;

/** Home, and a drop-down for each line. */
export function DesktopMenu() {
  const shown = useRef<HTMLElement>(undefined);
  const [intent] = useState(() =>
    hoverIntent<HTMLElement>(
      delays,
      (popover) => popover.showPopover(),
      () => shown.current?.hidePopover(),
    ),
  );
  const toggled = (popover: HTMLElement, open: boolean) => {
    if (open) {
      shown.current = popover;
      intent.noteOpened();
    } else if (shown.current === popover) {
      shown.current = undefined;
      intent.noteClosed();
    }
  };
  return (
    <nav aria-label="Main" className="menu">
      <PageLink to="/" className="menu-item">
        <span>Home</span>
      </PageLink>
      {lines.map((line) => (
        <Dropdown key={line.id} line={line} intent={intent} toggled={toggled} />
      ))}
    </nav>
  );
}

interface DropdownProps {
  line: Line;
  intent: Intent;
  toggled: (popover: HTMLElement, open: boolean) => void;
}

function Dropdown({ line, intent, toggled }: DropdownProps) {
  const popover = useRef<HTMLDivElement>(null);
  const open = usePopover(popover, (now) => popover.current && toggled(popover.current, now));
  const { theme } = usePageHandle();
  const id = `menu-${line.id}`;
  // Touch has no hover: only the click counts.
  const enter = (event: { pointerType: string }) => {
    if (event.pointerType === 'mouse' && popover.current) intent.enter(popover.current);
  };
  const leave = (event: { pointerType: string }) => {
    if (event.pointerType === 'mouse') intent.leave();
  };
  // The menu opened between the pointer's arrival and its press: the press must not close it.
  const click = (event: MouseEvent) => {
    const shown = popover.current?.matches(':popover-open');
    if (shown && intent.openedJustNow()) event.preventDefault();
  };
  return (
    <div data-line={line.id}>
      <button
        type="button"
        className="menu-item"
        popoverTarget={id}
        aria-expanded={open}
        data-current={theme === line.id ? true : undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onClick={click}
      >
        <span>{line.menuLabel}</span>
        <i className="caret" aria-hidden="true" />
      </button>
      <div
        ref={popover}
        id={id}
        popover=""
        className="dropdown"
        onPointerEnter={intent.stay}
        onPointerLeave={leave}
      >
        <FramePart as="ul" name={id}>
          {isRendered && <DropdownLinks line={line} />}
        </FramePart>
      </div>
    </div>
  );
}

function DropdownLinks({ line }: { line: Line }) {
  return (
    <>
      <li>
        <PageLink to={line.path}>
          <strong>{line.heading}</strong>
          <span>{`All of ${line.group} on one page`}</span>
        </PageLink>
      </li>
      {servicesOf(line.id).map((service) => (
        <li key={service.slug}>
          <PageLink to={pathOf(service)}>
            <SmallBall number={ballNumberOf(service)} />
            <strong>{service.title}</strong>
            <span>{service.summary}</span>
          </PageLink>
        </li>
      ))}
    </>
  );
}
