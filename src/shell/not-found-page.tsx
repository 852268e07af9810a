import { lines } from '../../content/lines.ts';
import { sitePages } from '../../content/site-pages.ts';
import { Ball } from '../components/ball.tsx';
import { PageLink, PageList } from '../components/page-link.tsx';

const suggestions = [
  ...lines.map(({ path, heading }) => ({ path, label: heading })),
  sitePages.sitemap,
];

/** `log-not-found.ts` logs the address (section 2). */
export function NotFoundPage() {
  return (
    <div className="not-found-page container">
      <h1>
        <span className="visually-hidden">404</span>
        <span className="digits" aria-hidden="true">
          4<Ball />4
        </span>
      </h1>
      <p className="title">Oops! Page not found</p>
      <p>
        <PageLink to="/" className="button">
          Return to Home
        </PageLink>
      </p>
      <PageList pages={suggestions} className="cluster" />
    </div>
  );
}
