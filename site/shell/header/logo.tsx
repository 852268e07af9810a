import { company } from '../../../content/company.ts';
import { PageLink } from '../links/page-link.tsx';

/** The company's mark and name, linked to the home page. `LogoSymbol` has the mark. */
export function Logo() {
  return (
    <PageLink to="/" className="inline-flex min-h-11 items-center gap-3" data-line="neutral">
      <svg viewBox="0 0 100 100" className="logo-mark size-[40px]" aria-hidden="true">
        <use href="#logo" />
      </svg>
      <span className="font-heading text-[min(var(--text-title),6.5vw)] weight-650">
        {company.name}
      </span>
    </PageLink>
  );
}
