import type { ReactNode } from 'react';
import { pathOf, servicesOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import type { CatalogueEntry, Line } from '../../../content/model/line.ts';
import type { PageMeta } from '../../../content/model/page.ts';
import { ContactCall } from '../../sections/contact-call.tsx';
import { Facts } from '../../sections/facts.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Words } from '../../ui/statement.tsx';
import { overviewOf, serviceAt } from '../page-data.ts';
import { BuyerQuestions } from './buyer-questions.tsx';
import { type Choice, Choices } from './choices.tsx';
import { Rack } from './rack.tsx';

export async function metaOf(line: Line): Promise<PageMeta> {
  const { description } = await overviewOf(line.id);
  return { title: `${line.heading} - ${company.name}`, description };
}

/** The first view: the text, and the line's balls. */
export async function heroOf(line: Line): Promise<ReactNode> {
  const { intro, facts } = await overviewOf(line.id);
  return (
    <Hero
      badge={line.group}
      heading={line.heading}
      intro={<Words of={intro} />}
      action={
        <a href="#contact-form" className="button">
          Get in Touch
        </a>
      }
      facts={<Facts facts={facts} />}
      picture={
        <div className="corner surface" aria-hidden="true">
          <Rack of={line.id} />
        </div>
      }
    />
  );
}

/** The visitor probably opens a service next: an overview fetches what their pages need. */
async function choiceOf(entry: CatalogueEntry): Promise<Choice> {
  return { entry, service: await serviceAt(pathOf(entry)) };
}

/** What is between the first view and the contact section. */
export async function bodyOf(line: Line): Promise<ReactNode> {
  const [{ noneFits, seeAlso, questions }, choices] = await Promise.all([
    overviewOf(line.id),
    Promise.all(servicesOf(line.id).map(choiceOf)),
  ]);
  return (
    <>
      <Choices line={line} choices={choices} noneFits={noneFits} seeAlso={seeAlso} />
      <BuyerQuestions questions={questions} />
    </>
  );
}

/** What stands beside the form. */
export async function callOf(line: Line): Promise<ReactNode> {
  return <ContactCall words={(await overviewOf(line.id)).contact} />;
}
