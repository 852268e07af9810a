import { home } from '../../content/home.ts';
import { LearnMore } from '../components/page-link.tsx';

export function KeyAreas() {
  const { heading, intro, cards } = home.keyAreas;
  return (
    <section className="key-areas section" aria-labelledby="key-areas">
      <div className="container">
        <h2 id="key-areas" className="heading">
          {heading}
        </h2>
        <p className="lead soft">{intro}</p>
        <ul role="list">
          {cards.map(({ href, line, title, text }) => (
            <li key={href} className="diamond heavy-rule" data-line={line}>
              <h3 className="title">{title}</h3>
              <p className="soft">{text}</p>
              <LearnMore to={href} about={title} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
