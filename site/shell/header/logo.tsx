import { company } from '../../../content/company.ts';
import { PageLink } from '../links/page-link.tsx';

/** The company's mark and name, linked to the home page. `LogoSymbol` has the mark. */
export function Logo() {
  return (
    <PageLink to="/" className="logo" data-line="neutral">
      <svg viewBox="0 0 100 100" className="logo-mark" aria-hidden="true">
        <use href="#logo" />
      </svg>
      {company.name}
    </PageLink>
  );
}
