import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { EnquiryForm } from '../../content/types/form.ts';
import type { ContactWords } from '../../content/types/page.ts';
import { EnquiryFormCard } from '../form/enquiry-form.tsx';
import { Shot } from './shot.tsx';

interface ContactProps {
  id: 'contact' | 'contact-form';
  words: ContactWords;
  form: EnquiryForm;
  /** The home page's rows under hours and phone. */
  children?: ReactNode;
}

export function Contact({ id, words, form, children }: ContactProps) {
  return (
    <section id={id} tabIndex={-1} className="contact section" aria-labelledby="contact-heading">
      <div className="wrap columns">
        <div className="panel rails wide night">
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
          <dl className="note">
            <ContactRow term="Hours">
              {[...company.hours, company.hoursNote].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </ContactRow>
            <ContactRow term="Phone" href={`tel:${company.phoneDial}`}>
              {company.phone}
            </ContactRow>
            {children}
          </dl>
        </div>
        <EnquiryFormCard form={form} />
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
          <a className="target" href={href} rel="noopener">
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
