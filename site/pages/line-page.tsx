import { pathOf, servicesOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import type { EnquiryForm } from '../../content/model/form.ts';
import type { Line } from '../../content/model/line.ts';
import type { Overview } from '../../content/model/page.ts';
import { Contact } from '../sections/contact.tsx';
import { Details } from '../sections/details.tsx';
import { Hero } from '../sections/hero.tsx';
import { LearnMore } from '../shell/links/learn-more.tsx';
import { ScrollLink } from '../shell/links/scroll-link.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Ball } from '../ui/ball.tsx';
import { Words } from '../ui/statement.tsx';

interface LinePageProps {
  line: Line;
  overview: Overview;
  form: EnquiryForm;
}

/** The overview of a line (section 2, 'Service-line overview pages'). */
export function LinePage({ line, overview, form }: LinePageProps) {
  const services = servicesOf(line.id);
  const meta = { title: `${line.heading} - ${company.name}`, description: overview.description };
  return (
    <>
      <PageHead path={line.path} meta={meta} />
      <Hero
        badge={line.group}
        heading={line.heading}
        intro={<Words of={overview.intro} />}
        action={
          <ScrollLink section="contact-form" className="button">
            Get in Touch
          </ScrollLink>
        }
        picture={<Rack line={line} />}
      />
      <section className="section" aria-labelledby="services-heading">
        <div className="wrap">
          <h2 id="services-heading" className="text-heading">
            {overview.servicesHeading}
          </h2>
          <ul className="mt-12 grid edge-t-2 border-ink md:grid-cols-2 md:gap-x-14">
            {services.map((service, index) => (
              <li
                key={service.slug}
                className="grid grid-cols-[auto_1fr] gap-x-5 edge-b border-hairline py-7"
              >
                <Ball number={index + 1} className="size-13 text-[0.7rem]" />
                <div>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-2 text-soft">{service.summary}.</p>
                  <LearnMore to={pathOf(service)} about={service.title} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {overview.report && <Details details={[overview.report]} />}
      <Contact id="contact-form" words={overview.contact} form={form} />
    </>
  );
}

/** Three balls of the line, placed as after a break shot. */
function Rack({ line }: { line: Line }) {
  return (
    <div className="relative size-56 max-md:hidden lg:size-96" aria-hidden="true">
      <Ball colour={line.ball} className="absolute right-0 bottom-0 w-[62%] text-[1.9rem]" />
      <Ball colour="grey" className="absolute bottom-[14%] left-0 w-[34%]" />
      <Ball colour="purple" className="absolute top-0 left-[30%] w-[28%]" />
    </div>
  );
}
