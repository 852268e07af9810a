import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { formNote } from '../../content/forms.ts';
import type { EnquiryForm } from '../../content/types/form.ts';
import type { ContactWords } from '../../content/types/page.ts';
import { Shot } from './shot.tsx';

const [openHours, ...otherHours] = company.hours;

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
        <div className="panel rails thick-rails light-focus">
          <div>
            <Shot
              size={[472, 214]}
              path="M37 180 452 5"
              cue={[37, 180, 32]}
              ball={[221, 102, 52]}
              colour="grey"
            />
            <h2 id="contact-heading" className="heading">
              {words.heading}
            </h2>
            <p className="lead on-night">{words.closing}</p>
            <p className="phone-and-hours cluster on-night">
              <a className="touch-target" href={`tel:${company.phoneDial}`}>
                {company.phone}
              </a>
              <span>{openHours}</span>
            </p>
          </div>
        </div>
        <div className="enquiry-form card">
          <h3 className="title">{form.heading}</h3>
          <p className="note soft">{formNote}</p>
          {fields}
        </div>
        <dl>
          <ContactRow term="Hours">
            {[...otherHours, company.hoursNote].map((line) => (
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
