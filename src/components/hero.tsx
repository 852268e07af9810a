import type { ReactNode } from 'react';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { Labels } from '../content/schema/labels.ts';
import type { HeroFacts as Facts } from '../content/schema/page.ts';
import type { Intro } from '../content/schema/service.ts';
import { BottomBar } from './bottom-bar.tsx';
import { HeroFacts } from './hero-facts.tsx';

interface HeroProps {
  /** A breadcrumb link to the line. */
  badge: ReactNode;
  heading: string;
  intro: Intro;
  /** Label of the button that leads to the form. */
  action: string;
  facts: Facts;
  labels: Labels;
  /** The figure. */
  children: ReactNode;
}

/** Characters of the longer line, up to which a heading in two lines has the full size beside a figure. */
const fullSize = 18;

/** The first screen of a service. */
export function Hero({ badge, heading, intro, action, facts, labels, children }: HeroProps) {
  const title = joinAmpersand(heading);
  return (
    <section className="hero wash">
      <div className="container columns">
        <div className="opening">
          <div className="badge diamond small accent">{badge}</div>
          <h1 className={longerLine(title) > fullSize ? 'display long' : 'display'}>{title}</h1>
          <BottomBar labels={labels} action={action} />
          <p className="lead">{intro.first}</p>
        </div>
        {children}
        <div className="rest">
          {intro.rest && <p className="lead soft">{intro.rest}</p>}
          <p className="action">
            <a href="#contact-form" className="button">
              {action}
            </a>
          </p>
        </div>
        <HeroFacts labels={labels} facts={facts} />
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
