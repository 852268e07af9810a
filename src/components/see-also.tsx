import type { SeeAlso as Sentence } from '../../content/model.ts';
import { PageLink } from './page-link.tsx';

/** A sentence that leads to where its subject is explained. */
export function SeeAlso({ text, link }: Sentence) {
  return (
    <p className="prose see-also soft">
      {text}{' '}
      <PageLink to={link.href} className="link">
        {link.label}
      </PageLink>
      .
    </p>
  );
}
