import type { CSSProperties } from 'react';
import { home } from '../../content/home.ts';
import { lines } from '../../content/lines.ts';
import { Ball, CueBall } from '../components/ball.tsx';
import { PageLink } from '../components/page-link.tsx';

/** The place of a ball in the order of falling: each falls 0.2 s after the one before (section 9). */
const order = (order: number): CSSProperties => ({ '--order': order });

/**
 * The right half of a table. The shot is its diagonal: from the white ball over that of design into the corner pocket.
 * `mark-animation.ts` marks it when the balls have fallen.
 */
export function HomeHero() {
  return (
    <section className="home-hero light-focus">
      <div className="words">
        <h1 className="display">{home.hero.heading}</h1>
        <p className="lead">{home.hero.intro}</p>
        <div className="cluster">
          <a href="#services" className="button" data-tone="light">
            {home.hero.explore}
          </a>
          <a href="#contact" className="button" data-tone="outline">
            {home.hero.contact}
          </a>
        </div>
      </div>
      <nav className="balls" aria-label="Services" data-falling-balls="">
        <i className="path" aria-hidden="true" />
        <i className="path to-pocket" aria-hidden="true" />
        <svg viewBox="-34 -34 68 68" className="ghost dotted-line" aria-hidden="true">
          <circle r="33" vectorEffect="non-scaling-stroke" />
        </svg>
        <div className="cue falling" style={order(0)}>
          <CueBall />
        </div>
        {lines.map(({ ballColour, menuLabel, path }, index) => (
          <div key={path} className="line-ball" style={{ '--place': lines.length - 1 - index }}>
            <PageLink to={path}>
              <span className="falling" style={order(index + 1)}>
                <Ball colour={ballColour} tilt={0} />
              </span>
              <span className="name">{menuLabel}</span>
            </PageLink>
          </div>
        ))}
      </nav>
    </section>
  );
}
