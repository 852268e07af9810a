import type { BallColour, Theme } from '../../content/types/service-line.ts';
import { Ball } from '../components/ball.tsx';

const colours: readonly BallColour[] = ['purple', 'green', 'red', 'blue', 'grey'];

/**
 * 'Loading...': a table in the colour of its page, and five balls that float to its pocket. The sheet shows it while
 * `src/scripts/before-paint.js` marks the document. It blocks no
 * clicks and is hidden from screen readers.
 */
export function Overlay({ theme }: { theme: Theme }) {
  return (
    <div className="overlay" aria-hidden="true" data-line={theme}>
      <svg aria-hidden="true">
        <line y1="100%" x2="100%" />
      </svg>
      <i className="live-pocket" />
      {colours.map((colour, index) => (
        <div key={colour} className="moving-ball" style={{ '--at': index - 2 }}>
          <Ball colour={colour} />
        </div>
      ))}
      <p className="display headline">Loading...</p>
    </div>
  );
}
