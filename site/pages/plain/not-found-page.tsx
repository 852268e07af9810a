import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../../content/company.ts';
import { PageLink } from '../../shell/links/page-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Ball } from '../../ui/ball.tsx';

const meta = {
  title: `Page not found - ${company.name}`,
  description: 'There is no page at this address.',
};

/** Any unknown path (section 2, not-found page). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="wrap py-28 text-center lg:py-40">
      <PageHead meta={meta} />
      <h1>
        <span className="sr-only">404</span>
        <span
          className="flex items-center justify-center text-[clamp(7rem,22vw,13rem)] [line-height:0.8]"
          aria-hidden="true"
        >
          4<Ball className="w-[clamp(6.2rem,19.5vw,11.5rem)] text-[1.4rem]" />4
        </span>
      </h1>
      <p className="mt-12 text-title">Oops! Page not found</p>
      <p className="mt-8">
        <PageLink to="/" className="button">
          Return to Home
        </PageLink>
      </p>
    </div>
  );
}
