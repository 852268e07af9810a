import { pathOf, servicesOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { lines } from '../../../content/lines.ts';
import type { CatalogueEntry, Line } from '../../../content/model/line.ts';
import type { Overview } from '../../../content/model/overview.ts';
import { ContactCall } from '../../sections/contact-call.tsx';
import { Facts } from '../../sections/facts.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Words } from '../../ui/statement.tsx';
import { overviewOf, serviceAt } from '../page-data.ts';
import { sheet } from '../sheets.tsx';
import type { RenderedParts } from '../still-parts.tsx';
import { BuyerQuestions } from './buyer-questions.tsx';
import { type Choice, Choices } from './choices.tsx';
import { Rack } from './rack.tsx';

/** The parts of an overview: first view, what follows it, and what stands beside the form. */
export async function partsOf(path: string): Promise<RenderedParts> {
  const line = lines.find((one) => one.path === path);
  if (!line) throw new Error(`content/lines.ts has no line at ${path}`);
  const overview = await overviewOf(line.id);
  const choices = await Promise.all(servicesOf(line.id).map(choiceOf));
  const { description, noneFits, seeAlso, questions, contact } = overview;
  return {
    meta: { title: `${line.heading} - ${company.name}`, description },
    parts: {
      hero: (
        <>
          {await sheet('pages/line/sheet.css')}
          <LineHero line={line} overview={overview} />
        </>
      ),
      body: (
        <>
          {await sheet('pages/line/lower-sheet.css')}
          <Choices line={line} choices={choices} noneFits={noneFits} seeAlso={seeAlso} />
          <BuyerQuestions questions={questions} />
        </>
      ),
      call: <ContactCall words={contact} />,
    },
  };
}

async function choiceOf(entry: CatalogueEntry): Promise<Choice> {
  return { entry, service: await serviceAt(pathOf(entry)) };
}

/** The text, and the line's balls. */
function LineHero({ line, overview: { intro, facts } }: { line: Line; overview: Overview }) {
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
