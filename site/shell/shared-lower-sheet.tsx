import { ownHtml } from '../pages/own-html.ts';
import { BodySheet } from '../ui/body-sheet.tsx';

const name = 'shared-lower.css';

/** In a browser the rules are those that the server sent: no script holds them a second time. */
const rules = import.meta.env.SSR
  ? (await import('../styles/shared-lower.css?inline')).default
  : (document.querySelector(`[data-sheet="${name}"]`)?.textContent ?? '');

const html = ownHtml(rules);

/**
 * The rules of what every page has, but not on its first screen: sent after that (`site/pages/body-sheets.tsx`).
 * `npm run dev` links them (`build/vite-pages.ts`), so that an edit replaces them.
 */
export const SharedLowerSheet = () =>
  import.meta.env.DEV ? null : <BodySheet name={name} html={html} />;
