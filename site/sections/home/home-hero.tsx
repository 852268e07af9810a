import { useEffect, useState } from 'react';
import { home } from '../../../content/home.ts';
import type { BallColour } from '../../../content/model/line.ts';
import { ScrollLink } from '../../shell/links/scroll-link.tsx';
import { Ball } from '../../ui/ball.tsx';

/** Milliseconds after mounting when the balls have fallen (section 9). */
const animationTime = 1500;

const balls: readonly { colour: BallColour; tilt: number; place: string }[] = [
  { colour: 'grey', tilt: -16, place: 'left-[4%] top-[56%] w-[34%] text-[1.9rem]' },
  { colour: 'blue', tilt: 6, place: 'left-[31%] top-[24%] w-[30%] text-[1.7rem]' },
  { colour: 'green', tilt: -5, place: 'left-[63%] top-[60%] w-[25%] text-[1.4rem]' },
  { colour: 'red', tilt: 20, place: 'left-[71%] top-[15%] w-[18%]' },
  { colour: 'purple', tilt: 32, place: 'left-[50%] top-[-5%] w-[21%] text-[1.2rem]' },
];

/** The home page's first view (section 2): on the night side, with balls on wide screens. */
export function HomeHero() {
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setComplete(true), animationTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section
      className="night hero-night overflow-clip text-white"
      data-animation-complete={complete ? 'true' : undefined}
    >
      <div className="wrap grid items-center gap-8 py-20 lg:min-h-[40rem] lg:grid-cols-2">
        <div className="max-w-xl">
          <h1 className="text-display">{home.hero.heading}</h1>
          <p className="mt-7 text-lead text-on-night">{home.hero.intro}</p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <ScrollLink section="services" className="button" data-tone="light">
              {home.hero.explore}
            </ScrollLink>
            <ScrollLink section="contact" className="button" data-tone="outline">
              {home.hero.contact}
            </ScrollLink>
          </div>
        </div>
        <div
          className="relative hidden aspect-square w-full lg:block"
          data-falling-balls=""
          aria-hidden="true"
        >
          <ShotLines />
          {balls.map(({ colour, tilt, place }) => (
            <div key={colour} className={`falling thrown absolute ${place}`}>
              <Ball colour={colour} tilt={tilt} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The dotted path of a shot: off the rail, past three balls. */
function ShotLines() {
  return (
    <svg viewBox="0 0 100 100" className="absolute inset-0 overflow-visible" aria-hidden="true">
      <g
        fill="none"
        stroke="#fff"
        strokeOpacity=".42"
        strokeWidth=".42"
        strokeLinecap="round"
        strokeDasharray=".01 1.7"
      >
        <path d="M-22 88 21 73 46 39 98 -4" />
        <path d="M46 39 76 72 106 56" />
        <circle cx="46" cy="39" r="18" strokeDasharray=".01 1.4" />
      </g>
    </svg>
  );
}
