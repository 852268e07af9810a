import { home } from '../../content/home.ts';
import { lineOf } from '../../content/lines.ts';
import { Ball } from '../components/ball.tsx';
import { LearnMore } from '../components/page-link.tsx';
import { Shot } from '../components/shot.tsx';

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
            <li key={title} className="coming-soon body soft">
              <i aria-hidden="true" />
              <h3 className="title">{title}</h3>
              <p>{text}</p>
              <p>
                <button type="button" className="button" disabled>
                  {comingSoonLabel}
                </button>
              </p>
            </li>
          ))}
          <li className="call-to-action body rails light-focus">
            <h3>{callToAction.heading}</h3>
            <Shot
              size={[180, 180]}
              path="M34 146 176 6"
              cue={[34, 146, 26]}
              ball={[104, 77, 38]}
              colour="grey"
            />
            <p>
              <a href="#contact" className="button" data-tone="light">
                {callToAction.button}
              </a>
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}

type LineCardProps = (typeof home.services.cards)[number];

/** The card of a line, headed by a corner of a table. Its rail has a diamond for each service listed. */
function LineCard({ line, title, intro, items }: LineCardProps) {
  const { ballColour, path } = lineOf(line);
  return (
    <li data-line={line}>
      <div className="card-header rails" aria-hidden="true">
        <p>
          {items.map((item) => (
            <i key={item} />
          ))}
        </p>
        <svg className="shot" aria-hidden="true">
          <line x1="4.5rem" y1="50%" x2="100%" y2="2" />
        </svg>
        <Ball colour={ballColour} />
      </div>
      <div className="body">
        <h3 className="title accent">{title}</h3>
        <p className="soft">{intro}</p>
        <ul className="sights bullets stack note">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          <LearnMore to={path} about={title} />
        </p>
      </div>
    </li>
  );
}
