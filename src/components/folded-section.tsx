import type { ReactNode } from 'react';

interface FoldedSectionProps {
  /** Of its heading. */
  id: string;
  heading: string;
  /** Of the heading where the section is open. */
  size: 'heading' | 'subheading';
  children: ReactNode;
}

/** A section that explains more: on phones behind its heading, else open under it. */
export function FoldedSection({ id, heading, size, children }: FoldedSectionProps) {
  return (
    <section className="section folded" aria-labelledby={id}>
      <details className="wrap">
        <summary>
          <h2 className="title">{heading}</h2>
          <i className="caret" aria-hidden="true" />
        </summary>
        <h2 id={id} className={`open-heading ${size}`}>
          {heading}
        </h2>
        {children}
      </details>
    </section>
  );
}
