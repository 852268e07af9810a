import { ballNumberOf, entryAt } from '../../content/catalogue.ts';
import { labels } from '../../content/labels.ts';
import type { Service } from '../../content/model.ts';
import { SmallBall } from './ball.tsx';
import { PageLink } from './page-link.tsx';

/** 'Not this one?': the services that may fit instead, and when. */
export function Related({ related }: { related: Service['related'] }) {
  return (
    <section className="related" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className="title">
          {labels.related}
        </h2>
        {related.map(({ path, fits }) => (
          <p key={path} className="soft">
            <ServiceLink path={path} />
            <span className="offscreen">, </span>
            <span className="block">{fits}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

/** The service's ball and its title. */
function ServiceLink({ path }: { path: string }) {
  const entry = entryAt(path);
  if (!entry) throw new Error(`The related service ${path} is not in content/catalogue.ts`);
  return (
    <PageLink to={path} className="link">
      <SmallBall number={ballNumberOf(entry)} line={entry.line} />
      {entry.title}
    </PageLink>
  );
}
