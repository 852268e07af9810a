import type { ReactNode } from 'react';
import { firstAnswer } from '../../content/commitments.ts';
import { company, postalAddress } from '../../content/company.ts';
import type { EnquiryForm } from '../../content/types/form.ts';
import type { ContactWords } from '../content/schema/page.ts';
import { Ball, CueBall } from './ball.tsx';

interface ContactProps {
  id: 'contact' | 'contact-form';
  words: ContactWords;
  form: EnquiryForm;
  /** The island with the form's fields. */
  fields: ReactNode;
}

export function Contact({ id, words, form, fields }: ContactProps) {
  return (
    <section id={id} tabIndex={-1} className="contact section" aria-labelledby="contact-heading">
      <div className="container columns">
        <div className="panel open-table light-focus">
          <div>
            <h2 id="contact-heading">{words.heading}</h2>
            <p className="promise headline">{firstAnswer.promise}</p>
            <div className="to-pocket" aria-hidden="true">
              <CueBall />
              <i className="live-pocket">
                <Ball tilt={0} />
              </i>
            </div>
            <p className="on-night">
              {firstAnswer.unless} {words.closing}
            </p>
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
          <ContactRow term="Email" href={`mailto:${company.email}`}>
            {company.email}
          </ContactRow>
          <ContactRow term="Address" href={company.map.href}>
            {postalAddress}
          </ContactRow>
        </dl>
      </div>
    </section>
  );
}

interface ContactRowProps {
  term: string;
  href: string;
  children: ReactNode;
}

function ContactRow({ term, href, children }: ContactRowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <a className="touch-target" href={href} rel="noopener">
          {children}
        </a>
      </dd>
    </div>
  );
}
