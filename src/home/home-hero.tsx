import { home } from '../../content/home.ts';
import { lineOf } from '../../content/lines.ts';
import { Lane } from '../components/lane.tsx';
import { OpenTable } from '../components/open-table.tsx';

/**
 * What we do, and a shot for each line. Its balls fall one after the other; `mark-animation.ts` marks the hero when they
 * have fallen.
 */
export function HomeHero() {
  const { heading, intro, explore, contact, shots, facts } = home.hero;
  return (
    <section className="home-hero">
      <div className="first-words container">
        <h1 className="display">{heading}</h1>
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
      <OpenTable facts={facts}>
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
