import { useEffect } from 'react';
import { Link, useNavigate, useRouteError } from 'react-router';
import { company } from '../../content/company.ts';
import { useHasDraft } from '../islands/form/drafts.tsx';
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
  const navigate = useNavigate();
  const isReloading = error instanceof PageLoadError && !hasDraft;
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    <main className="container section">
      <PageHead {...meta} />
      <h1 className="heading">Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {error instanceof Error ? error.message : meta.description}
      </p>
      <p className="cluster">
        {hasDraft && (
          <button type="button" className="button" onClick={() => navigate(-1)}>
            Go back
          </button>
        )}
        {/* Loads the site again, unless that would lose what was typed. */}
        <Link to="/" reloadDocument={!hasDraft} discover="none" className="button">
          Return to Home
        </Link>
        <a href={`tel:${company.phoneDial}`} className="link">
          Call us: {company.phone}
        </a>
      </p>
    </main>
  );
}
