import { axes } from '../../content/axes.ts';
import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { labels } from '../../content/labels.ts';
import type { Choice, Overview } from '../../content/types/overview.ts';
import type { CatalogueEntry } from '../../content/types/service.ts';
import type { LineId } from '../../content/types/service-line.ts';
import { Ball } from './ball.tsx';
import { LearnMore, SeeAlso } from './page-link.tsx';
import { Title } from './title.tsx';

interface ChoicesProps {
  line: LineId;
  overview: Pick<Overview, 'choices' | 'noneFits' | 'seeAlso'>;
}

/** 'Start with your question': the services of a line, each with its span on the line's axis. */
export function Choices({ line, overview: { choices, noneFits, seeAlso } }: ChoicesProps) {
  const axis: readonly string[] = axes[line];
  return (
    <section className="section" aria-labelledby="services-heading">
      <div className="choices container" style={{ '--last': axis.length - 1 }}>
        <h2 id="services-heading" className="heading">
          {labels.choices.heading}
        </h2>
        <p className="prose lead soft">{labels.choices.intro}</p>
        <ul className="list heavy-rule" role="list">
          {servicesOf(line).map((entry) => (
            <ChoiceRow key={entry.slug} axis={axis} entry={entry} choice={choices[entry.slug]} />
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
  axis: readonly string[];
  entry: CatalogueEntry;
  choice: Choice | undefined;
}

function ChoiceRow({ axis, entry, choice }: ChoiceRowProps) {
  if (!choice) throw new Error(`content/overviews/${entry.line}.ts has no choice '${entry.slug}'`);
  return (
    <li className="choice">
      <p className="question headline">{choice.question}</p>
      <div>
        <h3 className="accent">
          <Title>{entry.title}</Title>
        </h3>
        <p className="soft">{entry.summary}.</p>
        <LearnMore to={pathOf(entry)} about={entry.title} />
      </div>
      <ServiceSpan axis={axis} entry={entry} choice={choice} />
    </li>
  );
}

/** The axis with one service, drawn and in words: a ball at its start, and a ghost ball at its end. */
function ServiceSpan({ axis, entry, choice }: ChoiceRowProps & { choice: Choice }) {
  const [start = 0, end = start] = choice.axis.map((stop) => axis.indexOf(stop));
  const isRange = end > start;
  // Centred under the span, unless that would leave the row.
  const justifySelf = start === 0 ? 'start' : end === axis.length - 1 ? 'end' : 'center';
  return (
    <p className="service-span small">
      <span className="axis" aria-hidden="true">
        {axis.map((stop, index) => (
          <i key={stop} style={{ '--start': index }} />
        ))}
        <span className={isRange ? 'range' : undefined} style={{ '--start': start, '--end': end }}>
          {isRange && (
            <svg viewBox="0 0 100 100" className="ghost dotted-line" aria-hidden="true">
              <circle cx="50" cy="50" r="46" pathLength="100" />
            </svg>
          )}
          <span className="sliding-ball">
            <Ball number={ballNumberOf(entry)} tilt={0} />
          </span>
        </span>
      </span>
      <b style={{ gridColumn: `${start + 1} / ${end + 2}`, justifySelf }}>
        {axis[start]}
        {isRange && (
          <>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> to </span>
            {axis[end]?.toLowerCase()}
          </>
        )}
      </b>
    </p>
  );
}
