import { PageHead } from '../../shell/page-head.tsx';
import type { StillParts } from '../still-parts.tsx';

interface StillPageProps {
  /** Without one, search engines are asked not to list the page. */
  path?: string | undefined;
  parts: StillParts;
}

/** A page that only shows something: a legal document, the sitemap, the not-found page (section 2). */
export function StillPage({ path, parts: { meta, part } }: StillPageProps) {
  return (
    <>
      <PageHead path={path} meta={meta} />
      {part('page')}
    </>
  );
}
