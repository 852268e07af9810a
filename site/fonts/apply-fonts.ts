import { fontFaces } from 'virtual:fonts';

/** Blocks of text: if the lines of one break differently, everything below it moves. */
const textBlocks =
  'h1, h2, h3, p, dt, dd, th, td, figcaption, label, li:not(:has(p, h2, h3, ul, div, span))';

/** Elements that a visitor would see jump. */
const visibleParts = `${textBlocks}, ul, ol, dl, form, table, svg`;

/** In px; browsers do not count smaller moves as layout shifts either. */
const tolerance = 2;

/** Invisible changes of letter spacing, in em, that may restore a line break. */
const nudges = [-0.004, 0.004, -0.008, 0.008, -0.012, 0.012, -0.018, 0.018];

const isOnScreen = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0;

function onScreen(selector: string): { part: HTMLElement | SVGElement; box: DOMRect }[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
    .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => isOnScreen(box));
}

/** Elements that an animation is moving: they move whatever the fonts do. */
const movingElements = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target) || []);

/** What is on the screen and where, without what moves anyway. */
function whatIsSeen() {
  const moving = movingElements();
  return {
    parts: onScreen(visibleParts).filter(
      ({ part }) => !moving.some((element) => element.contains(part)),
    ),
    blocks: onScreen(textBlocks),
    scrolled: scrollY,
  };
}

/** Restores the height of a block, if a nudge can. */
function restoreHeight(block: HTMLElement | SVGElement, height: number): void {
  const changed = () => Math.abs(block.getBoundingClientRect().height - height) > tolerance;
  if (!changed()) return;
  const spacing = Number.parseFloat(getComputedStyle(block).letterSpacing) || 0;
  for (const nudge of nudges) {
    block.style.letterSpacing = `calc(${spacing}px + ${nudge}em)`;
    if (!changed()) return;
  }
  block.style.letterSpacing = '';
}

/**
 * Fetches the fonts and applies them without moving anything on the screen: a block whose lines
 * would break differently is nudged back. If that fails, the fonts wait for the next page. The
 * attempt costs a layout, but no frame. The page's `data-fonts` has the result.
 * @param moment Waits for a moment in which the page may be busy.
 */
export async function applyFonts(moment: () => Promise<void>): Promise<void> {
  const faces = fontFaces.map(
    ({ family, weight, href }) => new FontFace(family, `url(${href})`, { weight }),
  );
  await Promise.all(faces.map((face) => face.load()));
  // Measures and changes in separate moments, because the change makes the browser measure all text again.
  await moment();
  let seen = whatIsSeen();
  await moment();
  // Measure again if the visitor has scrolled.
  if (scrollY !== seen.scrolled) seen = whatIsSeen();
  const apply = () => {
    for (const face of faces) document.fonts.add(face);
    document.documentElement.dataset.fonts = 'applied';
  };
  apply();
  for (const { part, box } of seen.blocks) restoreHeight(part, box.height);
  // The browser may scroll when the text above grows: a part has moved if it is neither where it was on
  // the page nor, as the header is, where it was on the screen.
  const moved = seen.parts.some(({ part, box }) => {
    const by = part.getBoundingClientRect().top - box.top;
    return Math.abs(by) > tolerance && Math.abs(by + scrollY - seen.scrolled) > tolerance;
  });
  if (!moved) return;
  for (const face of faces) document.fonts.delete(face);
  for (const { part } of seen.blocks) part.style.letterSpacing = '';
  document.documentElement.dataset.fonts = 'next-page';
  addEventListener('pagechange', apply, { once: true });
}
