import { ballNumberOf, serviceAt } from '../../content/catalogue.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import { SmallBall } from '../components/ball.tsx';
import { PageLink } from '../components/page-link.tsx';
import type { Service } from '../content/schema/service.ts';

interface RelatedProps {
  related: Service['related'];
  heading: string;
}

export function Related({ related, heading }: RelatedProps) {
  return (
    <section className="related side-heading section" aria-labelledby="related">
      <div className="container">
        <h2 id="related" className="title">
          {heading}
        </h2>
        <div className="two-columns">
          {related.map(({ path, fits }) => {
            const service = serviceAt(path);
            return (
              <p key={path} className="soft" data-line={service.line}>
                <PageLink to={path} className="link">
                  <SmallBall number={ballNumberOf(service)} />
                  {joinAmpersand(service.title)}
                </PageLink>
                <span className="visually-hidden">, </span>
                <span className="block">{fits}</span>
              </p>
            );
          })}
        </div>
      </div>
    </section>
  );
}
