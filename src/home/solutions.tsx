import { home } from '../../content/home.ts';
import { lineOf } from '../../content/lines.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import { LearnMore, PageLink } from '../components/page-link.tsx';
import { SidewaysRack } from '../components/rack.tsx';

export function Solutions() {
  const { heading, cards, comingSoon, comingSoonLabel, callToAction } = home.services;
  return (
    <section
      id="services"
      tabIndex={-1}
      className="solutions section wash"
      aria-labelledby="services-heading"
    >
      <div className="container">
        <h2 id="services-heading" className="heading">
          {heading}
        </h2>
        <ul className="cards" role="list">
          {cards.map((card) => (
            <LineCard key={card.line} {...card} />
          ))}
          {comingSoon.map(({ title, text }) => (
            <li key={title} className="coming-soon soft">
              <h3>{title}</h3>
              <button type="button" className="button" disabled>
                {comingSoonLabel}
              </button>
              <p>{text}</p>
            </li>
          ))}
          <li className="call-to-action light-focus">
            <h3>{callToAction.heading}</h3>
            <a href="#contact" className="button" data-tone="light">
              {callToAction.button}
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}

type LineCardProps = (typeof home.services.cards)[number];

/** The card of a line, headed by its rack on a corner of a table. On phones its services are folded. */
function LineCard({ line, title, intro, items }: LineCardProps) {
  const { path } = lineOf(line);
  return (
    <li className="card" data-line={line}>
      <div className="felt light-focus">
        <h3>
          <PageLink to={path}>{title}</PageLink>
        </h3>
        <SidewaysRack line={line} />
      </div>
      <div className="body">
        <p className="soft">{intro}</p>
        <details className="folded-on-phones">
          <summary>
            {items.length} {home.services.folded}
          </summary>
          <ul role="list">
            {items.map((item) => (
              <li key={item.text}>
                <PageLink to={item.path}>{joinAmpersand(item.text)}</PageLink>
              </li>
            ))}
          </ul>
        </details>
        <LearnMore to={path} about={title} />
      </div>
    </li>
  );
}
