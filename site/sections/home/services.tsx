import { home } from '../../../content/home.ts';
import { lineOf } from '../../../content/lines.ts';
import { LearnMore } from '../../shell/links/learn-more.tsx';
import { ScrollLink } from '../../shell/links/scroll-link.tsx';
import { Ball } from '../../ui/ball.tsx';
import { CardDescription } from '../../ui/card-description.tsx';

/** 'Comprehensive Solutions': three lines, two to come, and a call to action. */
export function Services() {
  const { heading, cards, comingSoon, comingSoonLabel, callToAction } = home.services;
  return (
    <section
      id="services"
      tabIndex={-1}
      className="section pt-0"
      aria-labelledby="services-heading"
    >
      <div className="wrap">
        <h2 id="services-heading" className="text-heading">
          {heading}
        </h2>
        <ul className="mt-12 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li
              key={card.line}
              data-line={card.line}
              className="relative flex flex-col overflow-clip rounded-card edge border-hairline bg-card p-8 pt-24"
            >
              <Ball colour={lineOf(card.line).ball} className="absolute -top-10 -right-10 w-36" />
              <h3 className="text-title text-accent">{card.title}</h3>
              <CardDescription text={card.description} />
              <p className="mt-auto pt-6">
                <LearnMore to={lineOf(card.line).path} about={card.title} />
              </p>
            </li>
          ))}
          {comingSoon.map((card) => (
            <li
              key={card.title}
              className="flex flex-col rounded-card edge border-hairline p-8 text-soft"
            >
              <h3 className="text-title">{card.title}</h3>
              <p className="mt-3">{card.description}</p>
              <p className="mt-auto pt-6">
                <button type="button" className="button" disabled>
                  {comingSoonLabel}
                </button>
              </p>
            </li>
          ))}
          <li className="night flex flex-col rounded-card bg-night p-8 text-white">
            <h3 className="text-title">{callToAction.heading}</h3>
            <p className="mt-auto pt-14">
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
