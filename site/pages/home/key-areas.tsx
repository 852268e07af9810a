import { home } from '../../../content/home.ts';
import { lineOf } from '../../../content/lines.ts';
import { LearnMore } from '../../shell/links/learn-more.tsx';
import { Ball } from '../../ui/ball.tsx';
import { Words } from '../../ui/statement.tsx';

/** 'Core Services We Excel At': three balls on one rail, each over its diamond. */
export function KeyAreas() {
  const { heading, intro, cards } = home.keyAreas;
  return (
    <section className="section" aria-labelledby="key-areas">
      <div className="wrap">
        <h2 id="key-areas" className="text-heading">
          {heading}
        </h2>
        <p className="mt-4 text-lead text-soft">
          <Words of={intro} />
        </p>
        <ul className="on-rail grid">
          {cards.map((card) => (
            <li key={card.href} data-line={card.line}>
              <Ball colour={lineOf(card.line).ball} />
              <h3 className="text-title">{card.title}</h3>
              <p className="mt-3 text-soft">
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
