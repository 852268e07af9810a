/**
 * A ball as small as a line of text, in the colour of the nearest line: drawn by the style sheet alone,
 * because the menus of every page have one for each service. Decoration only.
 */
export function SmallBall({ number }: { number: number }) {
  return (
    <i className="small-ball" aria-hidden="true">
      {number}
    </i>
  );
}
