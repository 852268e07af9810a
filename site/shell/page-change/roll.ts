import { lineEnd, restOf, type Spot, spotOf } from './spot.ts';

/** Where a ball comes from if the link had none: along the overlay's diagonal, in parts of the screen. */
const drift = 0.07;

/** Diameter in px of a ball that waits without a link, as of those that float. */
const waitingSize = 92;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The ball rocks while the page is fetched, and the place where it does is returned.
 * @param own The markup of `OwnBall`.
 * @param link Where it lay with the link; if that had none, it waits in the middle of the screen.
 */
export function rock(own: Element, link: Spot | undefined): Spot {
  const at = link ?? { x: innerWidth / 2, y: innerHeight / 2, size: waitingSize };
  const ball = lay(own, at);
  if (isStill()) return at;
  const turned = (angle: number) => ({ transform: `${placeOf(at, at.size)} rotate(${angle}deg)` });
  ball?.animate([turned(-20), turned(20)], {
    duration: 600,
    easing: 'ease-in-out',
    direction: 'alternate',
    iterations: Number.POSITIVE_INFINITY,
  });
  return at;
}

/**
 * Rolls the ball to that of the new page, or to the cushion before it if the visitor has to scroll there.
 * @param link Where it lay with the link, or waited.
 * @param duration In milliseconds.
 */
export function roll(own: Element, link: Spot | undefined, duration: number): void {
  // A figure has its ball in two shapes, of which one is displayed.
  const target = [...document.querySelectorAll('main [data-own]')].find(
    (ball) => ball.getClientRects().length > 0,
  );
  const overlay = own.parentElement;
  if (!target || !overlay) return;
  const table = { width: innerWidth, height: innerHeight, rail: overlay.clientLeft };
  const to = restOf(spotOf(target), table);
  const from = link ?? { ...to, x: to.x - drift * innerWidth, y: to.y + drift * innerHeight };
  const ball = lay(own, to);
  if (isStill()) return;
  drawShot(own, from, to);
  ball?.animate(
    {
      transform: [`${placeOf(from, to.size)} rotate(-50deg)`, `${placeOf(to, to.size)} rotate(0)`],
    },
    { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
}

/** Lays the ball at a spot, where earlier motion ends. */
function lay(own: Element, at: Spot): SVGElement | null {
  const ball = own.querySelector<SVGElement>('.ball');
  for (const motion of ball?.getAnimations() ?? []) motion.cancel();
  ball?.style.setProperty('width', `${at.size}px`);
  ball?.style.setProperty('transform', placeOf(at, at.size));
  return ball;
}

const placeOf = ({ x, y, size }: Spot, width: number) =>
  `translate(${x - width / 2}px, ${y - width / 2}px) scale(${size / width})`;

/** The dotted line from the ball's first place, and the ring where it comes to rest. */
function drawShot(own: Element, from: Spot, to: Spot): void {
  const end = lineEnd(from, to);
  set(own.querySelector('line'), { x1: from.x, y1: from.y, x2: end.x, y2: end.y });
  set(own.querySelector('.shot > circle'), { cx: to.x, cy: to.y, r: to.size / 2 });
}

function set(element: Element | null, attributes: Record<string, number>): void {
  for (const [name, value] of Object.entries(attributes))
    element?.setAttribute(name, String(value));
}
