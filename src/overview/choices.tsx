import type { CatalogueEntry } from '../../content/catalogue.ts';
import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { LineId } from '../../content/types/service-line.ts';
import { SmallBall } from '../components/ball.tsx';
import { LearnMore } from '../components/page-link.tsx';
import { type References, SeeAlso } from '../components/see-also.tsx';
import type { Labels } from '../content/schema/labels.ts';
import type { Overview } from '../content/schema/overview.ts';

interface ChoicesProps {
  line: LineId;
  overview: Pick<Overview, 'choices' | 'noneFits' | 'seeAlso'>;
  labels: Labels['choices'];
  references: References;
}

/** 'Start with your question': the services of a line, each with its question and number. */
export function Choices({ line, overview, labels, references }: ChoicesProps) {
  const { noneFits, seeAlso } = overview;
  return (
    <section className="section" aria-labelledby="services-heading">
      <div className="choices container">
        <h2 id="services-heading" className="heading">
          {labels.heading}
        </h2>
        <p className="lead soft">{labels.intro}</p>
        <ul className="list heavy-rule" role="list">
          {servicesOf(line).map((entry) => (
            <ChoiceRow key={entry.slug} entry={entry} question={questionOf(overview, entry)} />
          ))}
        </ul>
        <p className="soft">
          {labels.noneFits}{' '}
          <a href="#contact-form" className="link">
            {noneFits}
          </a>
          {labels.afterNoneFits}
        </p>
        {seeAlso && <SeeAlso report={seeAlso} references={references} />}
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
  if (!question) throw new Error(`content/overviews/${line}.yaml has no choice '${slug}'`);
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
