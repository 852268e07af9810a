import { lineOf } from '../../content/lines.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import { LearnMore, PageLink } from '../components/page-link.tsx';
import { Rack } from '../components/rack.tsx';
import type { Home } from '../content/schema/home.ts';

export function Solutions({ words }: { words: Home['services'] }) {
  const { heading, cards, folded, comingSoon, comingSoonLabel, callToAction } = words;
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
            <LineCard key={card.line} card={card} folded={folded} />
          ))}
          {comingSoon.map(({ title, text }) => (
            <li key={title} className="coming-soon soft">
              <h3>{title}</h3>
              <p>{text}</p>
              <button type="button" className="button" disabled>
                {comingSoonLabel}
              </button>
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

interface LineCardProps {
  card: Home['services']['cards'][number];
  folded: string;
}

/** The band of a line: its name, with a ball for each of its services; what it is; and the services, folded on phones. */
function LineCard({ card: { line, title, intro, items }, folded }: LineCardProps) {
  const { path } = lineOf(line);
  return (
    <li className="card" data-line={line}>
      <div className="felt light-focus">
        <h3>
          <PageLink to={path}>{title}</PageLink>
        </h3>
        <Rack count={items.length} />
      </div>
      <div className="about-line">
        <p className="soft">{intro}</p>
        <LearnMore to={path} about={title} />
      </div>
      <details className="folded-on-phones">
        <summary>
          {items.length} {folded}
        </summary>
        <ul role="list" style={{ '--rows': Math.ceil(items.length / 2) }}>
          {items.map((item) => (
            <li key={item.text}>
              <PageLink to={item.path}>{joinAmpersand(item.text)}</PageLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
