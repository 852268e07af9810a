import { PageHead } from '../../shell/page-head.tsx';
import type { StillParts } from '../still-parts.tsx';

/** A legal document (section 2, legal pages). */
export function LegalPage({ path, parts: { meta, part } }: { path: string; parts: StillParts }) {
  return (
    <>
      <PageHead path={path} meta={meta} />
      {part('document')}
    </>
  );
}
