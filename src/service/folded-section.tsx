import type { ReactNode } from 'react';

interface FoldedSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section folded behind its heading. A link to its id, which is inside the fold, opens it. */
export function FoldedSection({ id, heading, children }: FoldedSectionProps) {
  return (
    <section className="folded-section" aria-labelledby={`${id}-heading`}>
      <details className="container">
        <summary>
          <h2 id={`${id}-heading`} className="title">
            {heading}
          </h2>
        </summary>
        <div id={id}>{children}</div>
      </details>
    </section>
  );
}
