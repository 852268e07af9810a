import { home } from '../../../content/home.ts';
import { lineOf } from '../../../content/lines.ts';
import { LearnMore } from '../../shell/links/learn-more.tsx';
import { ScrollLink } from '../../shell/links/scroll-link.tsx';
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
      className="section bg-wash"
      aria-labelledby="services-heading"
    >
      <div className="wrap">
        <h2 id="services-heading" className="text-heading">
          {heading}
        </h2>
        <ul className="solutions mt-8 grid gap-4">
          {cards.map((card) => (
            <li key={card.line} data-line={card.line} className="overflow-clip bg-card">
              <CardHeader
                colour={lineOf(card.line).ball}
                count={card.description.split('•').length - 1}
              />
              <div className="solution">
                <h3 className="text-title text-accent">{card.title}</h3>
                <CardDescription text={card.description} />
                <p className="mt-auto pt-5">
                  <LearnMore to={lineOf(card.line).path} about={card.title} />
                </p>
              </div>
            </li>
          ))}
          {comingSoon.map((card) => (
            <li key={card.title} className="solution edge border-hairline text-soft">
              <i className="ghost" aria-hidden="true" />
              <h3 className="text-title">{card.title}</h3>
              <p className="mt-3">{card.description}</p>
              <p className="mt-auto pt-6">
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
            <p className="mt-auto pt-6">
              <ScrollLink section="contact" className="button" data-tone="light">
                {callToAction.button}
              </ScrollLink>
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
