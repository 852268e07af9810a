import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { StillParts } from '../still-parts.tsx';
import { StillPage } from './still-page.tsx';

/** Any unknown path (section 2, not-found page). */
export function NotFoundPage({ parts }: { parts: StillParts }) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return <StillPage parts={parts} />;
}
