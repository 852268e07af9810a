import type { ReactNode } from 'react';
import { GetInTouch } from '../links/get-in-touch.tsx';
import { DesktopMenu } from '../menus/desktop-menu.tsx';
import { MobileMenu } from '../menus/mobile-menu.tsx';
import { Logo } from './logo.tsx';
import { TopBar } from './top-bar.tsx';
import { useShrunk } from './use-shrunk.ts';

/** The fixed header (section 2): top bar, then logo, menu and 'Get in Touch'. */
export function Header() {
  return (
    <Bar>
      <TopBar />
      <div className="main-bar">
        <div className="wrap">
          <Logo />
          <DesktopMenu />
          <GetInTouch />
          <MobileMenu />
        </div>
      </div>
    </Bar>
  );
}

/** Apart from what it holds, which would all be rendered when it shrinks. */
const Bar = ({ children }: { children: ReactNode }) => (
  <header className="bar" data-shrunk={useShrunk()}>
    {children}
  </header>
);
