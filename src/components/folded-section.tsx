import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface FoldedSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section folded behind its heading. A link to it opens it. */
export function FoldedSection({ id, heading, children }: FoldedSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isTarget = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isTarget && details.current) details.current.open = true;
  }, [isTarget]);
  return (
    <section id={id} className="folded-section" aria-labelledby={`${id}-heading`}>
      <details ref={details}>
        <summary>
          <h3 id={`${id}-heading`}>{heading}</h3>
        </summary>
        {children}
      </details>
    </section>
  );
}
