import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../content/company.ts';
import { lines } from '../../content/lines.ts';
import { sitePages } from '../../content/site-pages.ts';
import { Ball } from '../components/ball.tsx';
import { PageLink, PageList } from '../components/page-link.tsx';
import { PageHead } from './page-head.tsx';

const meta = {
  title: `Page not found - ${company.name}`,
  description: 'There is no page at this address.',
};

const suggestions = [
  ...lines.map(({ path, heading }) => ({ path, label: heading })),
  sitePages.sitemap,
];

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="not-found-page container">
      <PageHead {...meta} />
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
