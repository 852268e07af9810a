import { home } from '../../../content/home.ts';
import { LearnMore } from '../../shell/links/learn-more.tsx';
import { Words } from '../../ui/statement.tsx';

/** 'Core Services We Excel At': three columns under one heavy rule. */
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
        <ul className="mt-12 grid edge-t-2 border-ink md:grid-cols-3">
          {cards.map((card) => (
            <li
              key={card.href}
              data-line={card.line}
              className="flex flex-col border-hairline pt-7 max-md:not-last:edge-b max-md:pb-5 md:not-first:edge-l md:not-first:pl-6 md:pr-6 lg:not-first:pl-9 lg:pr-9"
            >
              <h3 className="text-title">{card.title}</h3>
              <p className="mt-3 text-soft">
                <Words of={card.description} />
              </p>
              <p className="mt-auto pt-3">
                <LearnMore to={card.href} about={card.title} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
