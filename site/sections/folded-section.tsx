import type { ReactNode } from 'react';

interface FoldedSectionProps {
  /** Of its heading. */
  id: string;
  heading: string;
  /** Of the heading where the section is open. */
  size: 'heading' | 'subheading';
  /** Beside the heading, where there is room. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section that explains more: on phones behind its heading, else open under it (`folded-section.css`). */
export function FoldedSection({ id, heading, size, note, children }: FoldedSectionProps) {
  return (
    <section className="section folded" aria-labelledby={id}>
      <details className="wrap">
        <summary>
          <h2 className="title">{heading}</h2>
          <i className="caret" aria-hidden="true" />
        </summary>
        <div className="folded-head">
          <h2 id={id} className={size}>
            {heading}
          </h2>
          {note}
        </div>
        {children}
      </details>
    </section>
  );
}
