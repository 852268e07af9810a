import { home } from '../../../content/home.ts';
import { textOf } from '../../../content/model/statement.ts';
import { Words } from '../../ui/statement.tsx';

const { heading, paragraphs, stats } = home.about;

/** Who we are, in two paragraphs and four numbers. */
export const AboutWords = () => (
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
);
