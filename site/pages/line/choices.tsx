import { axes } from '../../../content/axes.ts';
import { ballNumberOf, pathOf } from '../../../content/catalogue.ts';
import { labels } from '../../../content/labels.ts';
import type { SeeAlso as SeeAlsoWords } from '../../../content/model/detail.ts';
import type { CatalogueEntry, Line } from '../../../content/model/line.ts';
import type { Service } from '../../../content/model/service.ts';
import { SeeAlso } from '../../sections/see-also.tsx';
import { LearnMore } from '../../shell/links/learn-more.tsx';
import { Ball } from '../../ui/ball.tsx';

/** A service as its overview shows it: its entry in the catalogue, and its own data. */
export interface Choice {
  entry: CatalogueEntry;
  service: Pick<Service, 'question' | 'axis'>;
}

interface ChoicesProps {
  line: Line;
  choices: readonly Choice[];
  /** What a visitor does whom no question fits. */
  noneFits: string;
  seeAlso: SeeAlsoWords | undefined;
}

/** 'Start with your question': the services of a line, each with its place on the line's axis. */
export function Choices({ line, choices, noneFits, seeAlso }: ChoicesProps) {
  const axis = axes[line.id];
  return (
    <section className="section near" aria-labelledby="services-heading">
      <div className="wrap choices" data-stops={axis.length}>
        <div className="choices-head">
          <div>
            <h2 id="services-heading" className="heading">
              {labels.choices.heading}
            </h2>
            <p className="prose lead soft">{labels.choices.intro}</p>
          </div>
          <p className="axis axis-names" aria-hidden="true">
            {axis.map((place) => (
              <i key={place}>{place}</i>
            ))}
          </p>
        </div>
        <ul className="choice-list heavy-rule">
          {choices.map(({ entry, service }) => (
            <li key={entry.slug} className="choice">
              <p className="choice-question">{service.question}</p>
              <div>
                <h3 className="accent">{entry.title}</h3>
                <p className="soft">
                  {entry.summary}. <LearnMore to={pathOf(entry)} about={entry.title} />
                </p>
              </div>
              <Place axis={axis} span={service.axis} entry={entry} />
            </li>
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

/** The ring where a ball leads. */
function Ghost() {
  return (
    <svg viewBox="0 0 100 100" className="ghost" aria-hidden="true">
      <circle cx="50" cy="50" r="46" pathLength="100" />
    </svg>
  );
}

interface PlaceProps {
  axis: readonly string[];
  span: readonly string[];
  entry: CatalogueEntry;
}

/**
 * The rail of one service: a ball where it begins, and a ring where it leads.
 * @throws Error if the service names a place that the axis of its line does not have.
 */
function Place({ axis, span, entry }: PlaceProps) {
  const [begins = 0, leads = begins] = span.map((place) => axis.indexOf(place));
  if (begins < 0 || leads < begins) {
    throw new Error(
      `content/services${pathOf(entry)}.ts: its axis must name places of its line in their order: ${axis.join(', ')}`,
    );
  }
  return (
    <p className="axis">
      {axis.map((place) => (
        <i key={place} />
      ))}
      <span data-begins={begins} data-leads={leads > begins ? leads : undefined}>
        {leads > begins && <Ghost />}
        <span className="travel">
          <Ball number={ballNumberOf(entry)} tilt={0} />
        </span>
      </span>
      <b data-begins={begins}>{axis[begins]}</b>
      {leads > begins && (
        <b data-begins={leads}>
          <span className="offscreen"> to </span>
          {axis[leads]}
        </b>
      )}
    </p>
  );
}
