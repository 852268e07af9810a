import { company } from '../../content/company.ts';
import { Ball } from '../ui/ball.tsx';
import { PageLink } from './page-link.tsx';

/** The company's mark, which leads home. */
export function Logo() {
  return (
    <PageLink to="/" className="inline-flex min-h-11 items-center gap-3" data-line="neutral">
      <Ball className="logo-ball size-10" />
      <span className="font-heading text-title font-[650]">{company.name}</span>
    </PageLink>
  );
}
