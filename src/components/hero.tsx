import type { ReactNode } from 'react';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { Labels } from '../content/schema/labels.ts';
import type { HeroFact } from '../content/schema/page.ts';
import type { Intro } from '../content/schema/service.ts';
import { BottomBar } from './bottom-bar.tsx';
import { HeroFacts } from './hero-facts.tsx';

interface HeroProps {
  /** The line's name; on a service page a breadcrumb link. */
  badge: ReactNode;
  heading: string;
  intro: Intro;
  /** Label of the button that leads to the form. */
  action: string;
  facts: readonly HeroFact[];
  labels: Labels;
  /** A service has its figure, as large as fits, and on phones the bar; an overview has the corner of a table. */
  kind: 'service' | 'overview';
  children: ReactNode;
}

/** Characters of the longer line, up to which a heading in two lines has the full size beside a figure. */
const fullSize = 18;

export function Hero({ badge, heading, intro, action, facts, labels, kind, children }: HeroProps) {
  const title = joinAmpersand(heading);
  return (
    <section className={kind === 'service' ? 'hero with-figure wash' : 'hero wash'}>
      <div className="container columns">
        <div className="opening">
          <div className="badge diamond small accent">{badge}</div>
          <h1 className={longerLine(title) > fullSize ? 'display long' : 'display'}>{title}</h1>
          {kind === 'service' && <BottomBar labels={labels} action={action} />}
          <p className={kind === 'service' ? 'lead' : 'lead soft'}>{intro.first}</p>
        </div>
        {children}
        <div className="rest">
          {intro.rest && <p className="lead soft">{intro.rest}</p>}
          <p className="action">
            <a href="#contact-form" className="button">
              {action}
            </a>
          </p>
          <HeroFacts labels={labels} facts={facts} />
        </div>
      </div>
    </section>
  );
}

/** The length of the longer line of a heading that is broken in two where both are most alike. */
function longerLine(heading: string): number {
  const words = heading.split(' ');
  const breaks = words.map((_, index) => {
    const lines = [words.slice(0, index), words.slice(index)];
    return Math.max(...lines.map((line) => line.join(' ').length));
  });
  return Math.min(...breaks);
}
