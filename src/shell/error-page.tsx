import { company } from '../../content/company.ts';
import { pageMeta } from '../../content/site-pages.ts';

/** The server's page for an unexpected error (section 2). */
export const ErrorPage = () => (
  <div className="container section">
    <h1 className="heading">Unexpected Application Error!</h1>
    <p className="lead">{pageMeta.serverError.description}</p>
    <p className="cluster">
      <a href="/" className="button">
        Return to Home
      </a>
      <a href={`tel:${company.phoneDial}`} className="link">
        Call us: {company.phone}
      </a>
    </p>
  </div>
);
