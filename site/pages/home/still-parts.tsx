import { stillPart } from '../still-part.tsx';
import type { HomeParts } from './page.tsx';

/**
 * The parts of the home page that need no script. Apart from the components: `npm run dev` replaces in place
 * only what exports nothing else.
 */
export async function homePartsOf(): Promise<HomeParts> {
  const parts = () => import('./parts.tsx');
  const [body, added, call] = await Promise.all([
    stillPart('home', async () => {
      const { HomeBody } = await parts();
      return <HomeBody />;
    }),
    stillPart('added', async () => {
      const { HomeAdded } = await parts();
      return <HomeAdded />;
    }),
    stillPart('call', async () => {
      const { HomeCall } = await parts();
      return <HomeCall />;
    }),
  ]);
  return { body, added, call };
}
