import { home } from '../../../content/home.ts';
import { textOf, Words } from '../../ui/statement.tsx';
import { DecorativeBalls } from './decorative-balls.tsx';

/** Who we are, in two paragraphs and four numbers. */
export function About() {
  const { heading, paragraphs, stats } = home.about;
  return (
    <section className="section about far" aria-labelledby="about">
      <div className="wrap columns">
        <div>
          <h2 id="about" className="heading">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={textOf(paragraph)} className="prose lead soft">
              <Words of={paragraph} />
            </p>
          ))}
          <dl className="stats">
            {stats.map((stat) => (
              <div key={stat.label} className="rule">
                <dt>{stat.label}</dt>
                <dd>
                  <Words of={stat.value} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <DecorativeBalls />
      </div>
    </section>
  );
}
