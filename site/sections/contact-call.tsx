import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { ContactWords } from '../../content/model/page.ts';
import { Shot } from '../ui/shot.tsx';
import { Words } from '../ui/statement.tsx';

interface ContactCallProps {
  words: ContactWords;
  /** More rows under hours and phone: the home page's contact block. */
  children?: ReactNode;
}

/** What stands beside the form: a table's corner, the heading, and other ways to reach the company. */
export function ContactCall({ words, children }: ContactCallProps) {
  return (
    <>
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
      <p className="lead on-night">
        <Words of={words.closing} />
      </p>
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
    </>
  );
}

interface ContactRowProps {
  term: string;
  /** If omitted, the row is not a link. */
  href?: string;
  children: ReactNode;
}

/** One way to reach the company, or when to. */
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
