import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { labels } from '../../content/labels.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { Overview } from '../../content/types/overview.ts';
import type { CatalogueEntry } from '../../content/types/service.ts';
import type { LineId } from '../../content/types/service-line.ts';
import { SmallBall } from '../components/ball.tsx';
import { LearnMore, SeeAlso } from '../components/page-link.tsx';
import { Rack } from '../components/rack.tsx';

interface ChoicesProps {
  line: LineId;
  overview: Pick<Overview, 'choices' | 'flagship' | 'noneFits' | 'seeAlso'>;
}

/** 'Start with your question': the services of a line below its flagship, each with its question and number. */
export function Choices({ line, overview }: ChoicesProps) {
  const { flagship, noneFits, seeAlso } = overview;
  const services = servicesOf(line);
  return (
    <section className="section" aria-labelledby="services-heading">
      <div className="choices container">
        <div className="head">
          <div>
            <h2 id="services-heading" className="heading">
              {labels.choices.heading}
            </h2>
            <p className="lead soft">{labels.choices.intro}</p>
          </div>
          <Rack count={services.length} />
        </div>
        <ul className="list heavy-rule" role="list">
          {services
            .filter(({ slug }) => slug !== flagship)
            .map((entry) => (
              <ChoiceRow key={entry.slug} entry={entry} question={questionOf(overview, entry)} />
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

/**
 * The question that a service answers.
 * @throws Error if the overview has none.
 */
export function questionOf(
  { choices }: Pick<Overview, 'choices'>,
  { line, slug }: CatalogueEntry,
): string {
  const question = choices[slug];
  if (!question) throw new Error(`content/overviews/${line}.ts has no choice '${slug}'`);
  return question;
}

function ChoiceRow({ entry, question }: { entry: CatalogueEntry; question: string }) {
  return (
    <li className="choice">
      <p className="question headline">
        <SmallBall number={ballNumberOf(entry)} />
        <span>{question}</span>
      </p>
      <div>
        <h3 className="accent">{joinAmpersand(entry.title)}</h3>
        <p className="soft">{entry.summary}.</p>
      </div>
      <LearnMore to={pathOf(entry)} about={entry.title} />
    </li>
  );
}
