import { home } from '../../content/home.ts';
import { LearnMore } from '../components/page-link.tsx';
import { LevelsPicture, TicketsPicture, WeightsPicture } from './key-area-pictures.tsx';

const pictures = {
  tickets: TicketsPicture,
  levels: LevelsPicture,
  weights: WeightsPicture,
} as const;

/** 'Core Services We Excel At': each with a picture from its page. The whole card is the link. */
export function KeyAreas() {
  const { heading, intro, cards } = home.keyAreas;
  return (
    <section className="key-areas section" aria-labelledby="key-areas">
      <div className="container">
        <div className="head">
          <h2 id="key-areas" className="heading">
            {heading}
          </h2>
          <p className="lead soft">{intro}</p>
        </div>
        <ul role="list">
          {cards.map(({ href, line, title, text, picture }) => {
            const Picture = pictures[picture];
            return (
              <li key={href} className="card" data-line={line}>
                <div className="picture">
                  <Picture />
                </div>
                <div className="body">
                  <h3 className="title">{title}</h3>
                  <p className="soft">{text}</p>
                  <LearnMore to={href} about={title} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
