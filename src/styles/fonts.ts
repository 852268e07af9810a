import bricolage from './bricolage-grotesque.woff2';
import hanken from './hanken-grotesk.woff2';

/** `npm run fonts` makes the files. */
const fonts = [
  { family: 'Bricolage Grotesque', weight: '650', file: bricolage },
  { family: 'Hanken Grotesk', weight: '400 600', file: hanken },
];

/** Adds the fonts to the page. Rejects if one does not load. */
export async function addFonts(): Promise<void> {
  const faces = fonts.map(
    ({ family, weight, file }) => new FontFace(family, `url(${file})`, { weight }),
  );
  // All at once, because each font that is added lays out the page again.
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

/** For browsers without scripts. */
export const fontSheet = () =>
  fonts
    .map(
      ({ family, weight, file }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file})}`,
    )
    .join('');
