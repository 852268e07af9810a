import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { company } from '../../content/company.ts';
import { useHasDraft } from '../form/drafts.tsx';
import { PageHead } from './page-head.tsx';

/** A page's script could not be fetched: the network is down, or the site was upgraded. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('This page could not be loaded. Go back to find your message as you left it.', { cause });
  }
}

const meta = {
  title: `Unexpected Application Error! - ${company.name}`,
  description: 'The page could not be shown.',
};

/**
 * The fallback page for unexpected errors (section 2). A page whose script could not be fetched is loaded from the
 * server, unless that would lose what a visitor typed.
 */
export function ErrorPage() {
  const error = useRouteError();
  const hasDraft = useHasDraft();
  const isReloading = error instanceof PageLoadError && !hasDraft;
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    <main className="wrap section">
      <PageHead {...meta} />
      <h1 className="heading">Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {error instanceof Error ? error.message : meta.description}
      </p>
      {/* Not a PageLink: it loads the site again. */}
      <p className="cluster">
        <a href="/" className="button">
          Return to Home
        </a>
        <a href={`tel:${company.phoneDial}`} className="link">
          Call us: {company.phone}
        </a>
      </p>
    </main>
  );
}
