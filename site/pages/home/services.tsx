import { home } from '../../../content/home.ts';
import { lineOf } from '../../../content/lines.ts';
import { LearnMore } from '../../shell/links/learn-more.tsx';
import { CardDescription } from '../../ui/card-description.tsx';
import { Shot } from '../../ui/shot.tsx';
import { CardHeader } from './card-header.tsx';

/** 'Comprehensive Solutions': three lines, two to come, and a call to action. */
export function Services() {
  const { heading, cards, comingSoon, comingSoonLabel, callToAction } = home.services;
  return (
    <section
      id="services"
      tabIndex={-1}
      className="section wash far"
      aria-labelledby="services-heading"
    >
      <div className="wrap near">
        <h2 id="services-heading" className="heading">
          {heading}
        </h2>
        <ul className="solutions">
          {cards.map((card) => (
            <li key={card.line} data-line={card.line}>
              <CardHeader
                colour={lineOf(card.line).ball}
                count={card.description.split('•').length - 1}
              />
              <div className="solution">
                <h3 className="title accent">{card.title}</h3>
                <CardDescription text={card.description} />
                <p>
                  <LearnMore to={lineOf(card.line).path} about={card.title} />
                </p>
              </div>
            </li>
          ))}
          {comingSoon.map((card) => (
            <li key={card.title} className="solution soon">
              <i className="ghost" aria-hidden="true" />
              <h3 className="title">{card.title}</h3>
              <p>{card.description}</p>
              <p>
                <button type="button" className="button" disabled>
                  {comingSoonLabel}
                </button>
              </p>
            </li>
          ))}
          <li className="solution corner-top surface night">
            <h3>{callToAction.heading}</h3>
            <Shot
              size={[180, 180]}
              path="M34 146 176 6"
              cue={[34, 146, 26]}
              ball={[104, 77, 38]}
              colour="grey"
            />
            <p>
              <a href="#contact" className="button" data-tone="light">
                {callToAction.button}
              </a>
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
