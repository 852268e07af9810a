import type { ReactNode } from 'react';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import { longDate } from '../components/long-date.ts';
import type { LegalDocument } from '../content/schema/legal.ts';

interface LegalPageProps {
  document: LegalDocument;
  /** Its numbered headings, with their ids. */
  sections: readonly { slug: string; text: string }[];
  /** Its text, as Astro renders it. */
  children?: ReactNode;
}

export function LegalPage({ document, sections, children }: LegalPageProps) {
  const { title, effective, updated } = document;
  return (
    <div className="legal-page container columns">
      <div>
        <h1 className="display">{joinAmpersand(title)}</h1>
        <p className="lead soft">
          <span className="block">{`Effective ${effective}.`}</span>{' '}
          {`Last changed ${longDate(updated)}.`}
        </p>
      </div>
      <nav id="contents" aria-label="Contents" className="note">
        <details className="folded-on-phones">
          <summary className="title">Contents</summary>
          <ol className="site-links">
            {sections.map(({ slug, text }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="text prose">
        {children}
        <a href="#contents" className="back touch-target">
          Back to contents
        </a>
      </div>
    </div>
  );
}
