import type { ReactNode } from 'react';
import type { HeroFact } from '../../content/types/page.ts';
import { withReply } from './hero-facts.tsx';

interface OpenTableProps {
  facts: readonly HeroFact[];
  /** Lanes. */
  children: ReactNode;
}

/** A table that leaves the screen at the left, with the page's facts in its lower rail. */
export function OpenTable({ facts, children }: OpenTableProps) {
  return (
    <div className="open-table light-focus">
      {children}
      <dl>
        {withReply(facts).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
