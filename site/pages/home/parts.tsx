import { home } from '../../../content/home.ts';
import { sheet } from '../sheets.tsx';
import type { RenderedParts } from '../still-parts.tsx';
import { AboutWords } from './about-words.tsx';
import { Added } from './added.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeBody, HomeCall } from './sections.tsx';

/** The parts of the home page between and beside those that move. */
export async function partsOf(): Promise<RenderedParts> {
  const [firstSheet, lowerSheet] = await Promise.all([
    sheet('pages/home/sheet.css'),
    sheet('pages/home/lower-sheet.css'),
  ]);
  return {
    meta: home.meta,
    parts: {
      hero: (
        <>
          {firstSheet}
          <HomeHero />
        </>
      ),
      about: <AboutWords />,
      home: (
        <>
          {lowerSheet}
          <HomeBody />
        </>
      ),
      added: <Added />,
      call: <HomeCall />,
    },
  };
}

// `npm run dev`: the components show an edited sentence, and a half-filled form keeps its words; only the title waits
// for the next load. Not in the build.
if (import.meta.hot) import.meta.hot.accept('../../../content/home.ts', () => {});
