import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { labels } from '../../content/labels.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { Overview } from '../../content/types/overview.ts';
import type { CatalogueEntry } from '../../content/types/service.ts';
import type { LineId } from '../../content/types/service-line.ts';
import { SmallBall } from '../components/ball.tsx';
import { LearnMore, SeeAlso } from '../components/page-link.tsx';

interface ChoicesProps {
  line: LineId;
  overview: Pick<Overview, 'choices' | 'noneFits' | 'seeAlso'>;
}

/** 'Start with your question': the services of a line, each with its question and number. */
export function Choices({ line, overview: { choices, noneFits, seeAlso } }: ChoicesProps) {
  return (
    <section className="section" aria-labelledby="services-heading">
      <div className="choices container">
        <h2 id="services-heading" className="heading">
          {labels.choices.heading}
        </h2>
        <p className="prose lead soft">{labels.choices.intro}</p>
        <ul className="list heavy-rule" role="list">
          {servicesOf(line).map((entry) => (
            <ChoiceRow key={entry.slug} entry={entry} question={choices[entry.slug]} />
          ))}
        </ul>
        <p className="soft">
          {labels.choices.noneFits}{' '}
          <a href="#contact-form" className="link">
            {noneFits}
          </a>
          {labels.choices.afterNoneFits}
        </p>
        {seeAlso && <SeeAlso {...seeAlso} />}
      </div>
    </section>
  );
}

interface ChoiceRowProps {
  entry: CatalogueEntry;
  question: string | undefined;
}

function ChoiceRow({ entry, question }: ChoiceRowProps) {
  if (!question)
    throw new Error(`content/overviews/${entry.line}.ts has no choice '${entry.slug}'`);
  return (
    <li className="choice">
      <p className="question headline">
        <SmallBall number={ballNumberOf(entry)} />
        <span>{question}</span>
      </p>
      <div>
        <h3 className="accent">{joinAmpersand(entry.title)}</h3>
        <p className="soft">{entry.summary}.</p>
        <LearnMore to={pathOf(entry)} about={entry.title} />
      </div>
    </li>
  );
}
