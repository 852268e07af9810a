import type { ReactNode } from 'react';
import { ballNumberOf, entryAt, pathOf } from '../../../content/catalogue.ts';
import { labels } from '../../../content/labels.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { Service } from '../../../content/model/service.ts';
import { PageLink } from '../../shell/links/page-link.tsx';
import { SmallBall } from '../../ui/small-ball.tsx';

interface RelatedProps {
  /** The service whose page this is. */
  of: CatalogueEntry;
  related: Service['related'];
}

/**
 * A band with the services that may fit instead, and when: whoever is on the wrong page need not read it.
 * @throws Error if one of them is not in the catalogue, or is the service itself.
 */
export function Related({ of, related }: RelatedProps) {
  return (
    <section className="related" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className="title">
          {labels.related}
        </h2>
        {related.map(({ path, fits }) => (
          <p key={path} className="soft">
            <PageLink to={path} className="link">
              {titleOf(path, pathOf(of))}
            </PageLink>
            <span className="offscreen">, </span>
            <span className="block">{fits}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

/** The service's ball and its title. */
function titleOf(path: string, own: string): ReactNode {
  const entry = entryAt(path);
  if (entry && path !== own) {
    return (
      <>
        <SmallBall number={ballNumberOf(entry)} line={entry.line} />
        {entry.title}
      </>
    );
  }
  const reason = entry ? 'is the service itself' : 'is not in content/catalogue.ts';
  throw new Error(`content/services${own}.ts: the related service ${path} ${reason}`);
}
