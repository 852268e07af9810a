import { home } from '../../content/home.ts';
import { lines } from '../../content/lines.ts';
import { Ball, CueBall } from '../components/ball.tsx';
import { PageLink } from '../components/page-link.tsx';
import { Shot } from '../components/shot.tsx';

/**
 * Centres from the right and the top of the cloth, and diameters. No ball blocks the blue one's path, off the cushion into the
 * pocket.
 */
const balls = {
  grey: { tilt: -16, place: { '--x': 342, '--y': 436, '--d': 160 } },
  blue: { tilt: 6, place: { '--x': 376, '--y': 214, '--d': 140 } },
  green: { tilt: -5, place: { '--x': 193, '--y': 464, '--d': 120 } },
  red: { tilt: 20, place: { '--x': 58, '--y': 206, '--d': 70 } },
  purple: { tilt: 32, place: { '--x': 92, '--y': 84, '--d': 90 } },
} as const;

/** Each falls 0.2 s after the one before (section 9). */
const fallOrder = ['grey', 'blue', 'green', 'red', 'purple'] as const;

/** `mark-animation.ts` marks it when the balls have fallen. */
export function HomeHero() {
  return (
    <section className="home-hero rails thick-rails light-focus">
      <div className="words">
        <h1 className="display">{home.hero.heading}</h1>
        <p className="lead on-night">{home.hero.intro}</p>
        <div className="cluster">
          <a href="#services" className="button" data-tone="light">
            {home.hero.explore}
          </a>
          <a href="#contact" className="button" data-tone="outline">
            {home.hero.contact}
          </a>
        </div>
      </div>
      <div className="break" data-falling-balls="" aria-hidden="true">
        <svg viewBox="-543 0 543 540" className="shot" aria-hidden="true">
          <path d="M-507 470-441 340m65-126 106-207L-10 516" />
          <circle cx="-424" cy="308" r="36" />
        </svg>
        <CueBall />
        {fallOrder.map((colour, order) => (
          <div
            key={colour}
            className="moving-ball falling"
            style={{ ...balls[colour].place, '--order': order }}
          >
            <Ball colour={colour} tilt={balls[colour].tilt} />
          </div>
        ))}
      </div>
      <nav className="break" aria-label="Services">
        {lines.map(({ ballColour, menuLabel, path }) => (
          <div key={path} className="ball-link" style={balls[ballColour].place}>
            <PageLink to={path}>
              <span>{menuLabel}</span>
            </PageLink>
          </div>
        ))}
      </nav>
      <Shot
        size={[346, 252]}
        path="M47 40 85 80m55 58 102 107 97-102"
        cue={[47, 40, 20]}
        ghost={[99, 95, 20]}
        ball={[140, 138, 40]}
        colour="blue"
      />
    </section>
  );
}
