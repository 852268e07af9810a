import { ballNumberOf, pathOf, serviceWith } from '../../content/catalogue.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { ServiceLine } from '../../content/types/service-line.ts';
import { Lane } from '../components/lane.tsx';
import { OpenTable } from '../components/open-table.tsx';
import type { Labels } from '../content/schema/labels.ts';
import type { Overview } from '../content/schema/overview.ts';
import { questionOf } from './choices.tsx';

interface OverviewHeroProps {
  line: ServiceLine;
  overview: Overview;
  labels: Labels;
  verdict: string;
}

/** What the line does, and the shot of its flagship: the buyer's question, the service, and its sample's verdict. */
export function OverviewHero({ line, overview, labels, verdict }: OverviewHeroProps) {
  const flagship = serviceWith(overview.flagship);
  return (
    <section className="overview-hero wash">
      <div className="first-words container">
        <h1 className="display">{line.heading}</h1>
        <p>{overview.intro}</p>
        <div className="cluster">
          <a href="#contact-form" className="button">
            Get in Touch
          </a>
        </div>
      </div>
      <OpenTable labels={labels} facts={overview.heroFacts}>
        <Lane
          line={line.id}
          to={pathOf(flagship)}
          ball="you"
          words={questionOf(overview, flagship)}
          number={ballNumberOf(flagship)}
          name={
            <>
              {/* In blocks, so that the shot begins where the longer one ends. */}
              {flagship.title.split(/ (?=&)/).map((part) => (
                <span key={part} className="block">
                  {joinAmpersand(part)}{' '}
                </span>
              ))}
              <span className="more">Learn More</span>
            </>
          }
          result={
            <>
              <span className="stamp">{labels.sample.stamp}</span> {verdict}
            </>
          }
        />
      </OpenTable>
    </section>
  );
}
