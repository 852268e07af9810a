import { lineOf } from '../../content/lines.ts';
import { sitePages } from '../../content/site-pages.ts';
import { Lane } from '../components/lane.tsx';
import { OpenTable } from '../components/open-table.tsx';
import type { Home } from '../content/schema/home.ts';
import type { Labels } from '../content/schema/labels.ts';

interface HomeHeroProps {
  words: Home['hero'];
  labels: Labels;
}

/**
 * What we do, and a shot for each line. Its balls fall one after the other; `mark-animation.ts` marks the hero when they
 * have fallen.
 */
export function HomeHero({ words, labels }: HomeHeroProps) {
  const { intro, explore, contact, shots, facts } = words;
  return (
    <section className="home-hero">
      <div className="first-words container">
        <h1 className="display">{sitePages.home.heading}</h1>
        <p>{intro}</p>
        <div className="cluster">
          <a href="#services" className="button">
            {explore}
          </a>
          <a href="#contact" className="button" data-tone="outline">
            {contact}
          </a>
        </div>
      </div>
      <OpenTable labels={labels} facts={facts}>
        <ul role="list" data-falling-balls="">
          {shots.map(({ line, trouble, result }, index) => (
            <li key={line}>
              <Lane
                line={line}
                to={lineOf(line).path}
                ball="trouble"
                words={trouble}
                name={lineOf(line).menuLabel}
                result={result}
                order={2 * index}
              />
            </li>
          ))}
        </ul>
      </OpenTable>
    </section>
  );
}
