import { home } from '../../../content/home.ts';
import type { BallColour } from '../../../content/model/line.ts';
import { firstWords } from '../../sections/first-words.ts';
import { Ball } from '../../ui/ball.tsx';
import { CueBall } from '../../ui/cue-ball.tsx';
import { Shot } from '../../ui/shot.tsx';

/** In the order of falling; their places are in `home-hero.css`. */
const balls: readonly { colour: BallColour; tilt: number }[] = [
  { colour: 'grey', tilt: -16 },
  { colour: 'blue', tilt: 6 },
  { colour: 'green', tilt: -5 },
  { colour: 'red', tilt: 20 },
  { colour: 'purple', tilt: 32 },
];

/** The home page's first view (section 2): a table, and on wide screens the break. */
export function HomeHero() {
  return (
    <section className="hero-table surface night">
      <div className="hero-words">
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
      {/* After the buttons, too: on wide screens they stand in the middle of the table, and would move the words. */}
      <div id={firstWords} className="break" data-falling-balls="" aria-hidden="true">
        <svg viewBox="-543 0 543 540" className="shot" aria-hidden="true">
          <path d="M-507 470-441 340m65-126 106-207L-10 516" />
          <circle cx="-424" cy="308" r="36" />
        </svg>
        <CueBall className="cue" />
        {balls.map(({ colour, tilt }) => (
          <div key={colour} className="falling thrown">
            <Ball colour={colour} tilt={tilt} />
          </div>
        ))}
      </div>
      <Shot
        size={[346, 252]}
        path="M47 40 85 80m55 58 102 107 97-102"
        cue={[47, 40, 20]}
        ghost={[99, 95, 20]}
        ball={[140, 138, 40]}
        colour="blue"
        className="still-shot"
      />
    </section>
  );
}
