import type { ReactNode } from 'react';
import { firstAnswer } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import type { EnquiryForm } from '../../content/types/form.ts';
import type { ContactWords } from '../content/schema/page.ts';
import { Ball, CueBall } from './ball.tsx';

interface ContactProps {
  id: 'contact' | 'contact-form';
  words: ContactWords;
  form: EnquiryForm;
  /** The island with the form's fields. */
  fields: ReactNode;
  /** The home page's rows under the hours. */
  children?: ReactNode;
}

export function Contact({ id, words, form, fields, children }: ContactProps) {
  return (
    <section id={id} tabIndex={-1} className="contact section" aria-labelledby="contact-heading">
      <div className="container columns">
        <div className="panel open-table light-focus">
          <div>
            <h2 id="contact-heading" className="title">
              {words.heading}
            </h2>
            <p className="promise headline">{firstAnswer.promise}</p>
            <div className="to-pocket" aria-hidden="true">
              <CueBall />
              <Ball tilt={0} />
              <i className="live-pocket" />
            </div>
            <p className="on-night">{words.closing}</p>
            <dl>
              <ContactRow term="Phone" href={`tel:${company.phoneDial}`}>
                {company.phone}
              </ContactRow>
            </dl>
          </div>
        </div>
        <div className="enquiry-form card">
          <h3 className="title">{form.heading}</h3>
          {fields}
        </div>
        <dl className="reach">
          <ContactRow term="Hours">
            {[...company.hours, company.hoursNote].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </ContactRow>
          {children}
        </dl>
      </div>
    </section>
  );
}

interface ContactRowProps {
  term: string;
  href?: string;
  children: ReactNode;
}

export function ContactRow({ term, href, children }: ContactRowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {href ? (
          <a className="touch-target" href={href} rel="noopener">
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
