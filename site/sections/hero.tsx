import type { ReactNode } from 'react';
import { afterFigure, firstWords } from './first-words.ts';

interface HeroProps {
  /** The line's name; on a service page a link to the line, which is its breadcrumb. */
  badge: ReactNode;
  heading: string;
  intro: ReactNode;
  action: ReactNode;
  /** Under the button: what a buyer asks first. */
  facts: ReactNode;
  /** The table beside it. */
  picture: ReactNode;
  /** The picture is a service's figure, and as large as it can be. */
  figure?: boolean;
}

/** The first view of overviews and service pages: the text, and a table. */
export function Hero({ badge, heading, intro, action, facts, picture, figure }: HeroProps) {
  return (
    <section className={figure ? 'hero first-screen wash' : 'hero wash'}>
      <div className="wrap columns">
        <div className="hero-text">
          <div className="badge">{badge}</div>
          <h1 className="display">{heading}</h1>
          <p className="lead soft">{intro}</p>
          <p>{action}</p>
          {facts}
          <div id={firstWords} />
        </div>
        {picture}
      </div>
      {figure && <div id={afterFigure} />}
    </section>
  );
}
