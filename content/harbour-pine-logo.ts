/** A pine over a wave, in a square of 24. All commands are relative, so that every number scales. */
const outline =
  'm12 1l5 6h-2.5l4.2 5h-2.7l4.5 5.5h-17l4.5-5.5h-2.7l4.2-5h-2.5z' +
  'm-11 20q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0v2q-2.75 3-5.5 0t-5.5 0-5.5 0-5.5 0z';

/** The logo of the samples' fictional firm as a path, with its upper left corner and its size in px. */
export function harbourPineLogo(x: number, y: number, size: number): string {
  const scaled = outline.replaceAll(/[\d.]+/g, (length) => {
    return String(Math.round(Number(length) * (size / 24) * 100) / 100);
  });
  return `M${x} ${y}${scaled}`;
}
