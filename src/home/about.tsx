import type { Home } from '../content/schema/home.ts';
import { DecorativeBalls } from './decorative-balls.tsx';

export function About({ words: { heading, paragraphs, stats } }: { words: Home['about'] }) {
  return (
    <section className="about section" aria-labelledby="about">
      <div className="container columns">
        <div className="words">
          <h2 id="about" className="heading">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="soft">
              {paragraph}
            </p>
          ))}
          <dl>
            {stats.map(({ label, value }) => (
              <div key={label} className="rule">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <DecorativeBalls />
      </div>
    </section>
  );
}
