import type { ReactNode } from 'react';

interface HeroProps {
  /** The line's name; on a service page a link to the line, which is its breadcrumb. */
  badge: ReactNode;
  heading: string;
  intro: ReactNode;
  action: ReactNode;
  /** The answers to what a buyer asks first. */
  facts: ReactNode;
  /** What lies on the corner of the table. */
  picture: ReactNode;
}

/** The first view of overviews and service pages: the text, and the corner of a table. */
export function Hero({ badge, heading, intro, action, facts, picture }: HeroProps) {
  return (
    <section className="hero wash">
      <div className="wrap columns">
        <div className="hero-text">
          <div className="badge">{badge}</div>
          <h1 className="display">{heading}</h1>
          <p className="lead soft">{intro}</p>
          <p>{action}</p>
          {facts}
        </div>
        <div className="corner surface" aria-hidden="true">
          {picture}
        </div>
      </div>
    </section>
  );
}
