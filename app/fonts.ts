import { fontFaces } from 'virtual:fonts';

/** What a visitor would see jump: when a line breaks elsewhere, all below it goes up or down. */
const visibleParts = 'h1, h2, h3, p, ul, ol, dl, form, table, svg';

/** In px; a browser, too, counts less as no move. */
const tolerance = 2;

function positions(): readonly DOMRect[] {
  return [...document.querySelectorAll(visibleParts)].map((part) => part.getBoundingClientRect());
}

function moved(before: readonly DOMRect[], after: readonly DOMRect[]): boolean {
  return after.some((now, index) => {
    const then = before[index];
    if (!then || Math.min(then.top, now.top) > innerHeight || now.bottom < 0) return false;
    return Math.abs(now.top - then.top) > tolerance;
  });
}

/**
 * Fetches the fonts and uses them, unless something on the screen would move: then they are kept
 * for the next page. Trying costs a layout and no frame.
 */
export async function applyFonts(): Promise<void> {
  const faces = fontFaces.map(
    ({ family, weight, href }) => new FontFace(family, `url(${href})`, { weight }),
  );
  await Promise.all(faces.map((face) => face.load()));
  const before = positions();
  const apply = () => {
    for (const face of faces) document.fonts.add(face);
  };
  apply();
  if (!moved(before, positions())) return;
  for (const face of faces) document.fonts.delete(face);
  addEventListener('pagechange', apply, { once: true });
}
