import { ballNumberOf, entryAt } from '../../../content/catalogue.ts';
import { keyAreas } from '../../../content/key-areas.ts';
import { LearnMore } from '../../shell/links/learn-more.tsx';
import { Ball } from '../../ui/ball.tsx';
import { Words } from '../../ui/statement.tsx';

/** The ball of the service at this path. */
function ServiceBall({ path }: { path: string }) {
  const service = entryAt(path);
  if (!service) throw new Error(`content/key-areas.ts: ${path} is not in content/catalogue.ts`);
  return <Ball number={ballNumberOf(service)} />;
}

/** 'Core Services We Excel At': three balls on one rail, each over its diamond. */
export function KeyAreas() {
  const { heading, intro, cards } = keyAreas;
  return (
    <section className="section" aria-labelledby="key-areas">
      <div className="wrap">
        <h2 id="key-areas" className="heading">
          {heading}
        </h2>
        <p className="lead soft">
          <Words of={intro} />
        </p>
        <ul className="on-rail">
          {cards.map((card) => (
            <li key={card.href} data-line={card.line}>
              <ServiceBall path={card.href} />
              <h3 className="title">{card.title}</h3>
              <p className="soft">
                <Words of={card.description} />
              </p>
              <LearnMore to={card.href} about={card.title} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
