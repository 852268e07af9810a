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
      <details>
        <summary>
          <h3 id={`${id}-heading`}>{heading}</h3>
        </summary>
        <div id={id}>{children}</div>
      </details>
    </section>
  );
}
