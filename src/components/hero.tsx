import type { ReactNode } from 'react';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { HeroFact } from '../../content/types/page.ts';
import { HeroFacts } from './hero-facts.tsx';

interface HeroProps {
  /** The line's name; on a service page a breadcrumb link. */
  badge: ReactNode;
  heading: string;
  intro: string;
  /** Label of the button that leads to the form. */
  action: string;
  facts: readonly HeroFact[];
  /** A service has its figure, as large as fits; an overview has the corner of a table. */
  kind: 'service' | 'overview';
  children: ReactNode;
}

export function Hero({ badge, heading, intro, action, facts, kind, children }: HeroProps) {
  return (
    <section className={kind === 'service' ? 'hero with-figure wash' : 'hero wash'}>
      <div className="container columns">
        <div>
          <div className="badge diamond small accent">{badge}</div>
          <h1 className="display">{joinAmpersand(heading)}</h1>
          <p className="lead soft">{intro}</p>
          <p>
            <a href="#contact-form" className="button">
              {action}
            </a>
          </p>
          <HeroFacts facts={facts} />
        </div>
        {children}
      </div>
    </section>
  );
}
