import type { CSSProperties } from 'react';
import type { BallColour } from '../../content/types/service-line.ts';
import { Ball } from '../components/ball.tsx';
import { firstPlaces, type PlacedBall, percentOf } from './place-balls.ts';

const colours: readonly BallColour[] = ['grey', 'blue', 'green', 'red', 'purple'];

const styleOf = (ball: PlacedBall): CSSProperties => ({
  '--order': ball.index,
  ...percentOf(ball),
});

/**
 * Five balls on a table (section 2). `decorative-balls.ts` lets them fall to random places; until then, without scripts and on
 * paper they lie where they are rendered.
 */
export function DecorativeBalls() {
  return (
    <div className="decorative-balls">
      <div className="wood" data-decorative-balls="" aria-hidden="true">
        <div className="cloth">
          {firstPlaces.map((ball) => (
            <div key={ball.index} className="moving-ball" style={styleOf(ball)}>
              <Ball colour={colours[ball.index]} />
            </div>
          ))}
        </div>
      </div>
      <button type="button" className="standalone-link" disabled>
        <span>Pause animation</span>
      </button>
    </div>
  );
}
