import { useRouteError } from 'react-router';
import { company } from '../../content/company.ts';
import { PageHead } from './page-head.tsx';

const meta = {
  title: `Unexpected Application Error! - ${company.name}`,
  description: 'The page could not be shown.',
};

/** The page shown when the site itself fails (specification, section 2, generic fallback page). */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <main className="wrap section">
      <PageHead {...meta} />
      <h1 className="heading">Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {error instanceof Error ? error.message : meta.description}
      </p>
      {/* A plain link, which loads the site again. */}
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
