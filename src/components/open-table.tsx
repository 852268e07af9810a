import type { ReactNode } from 'react';
import { type HeroFactsProps, withReply } from './hero-facts.tsx';

interface OpenTableProps extends HeroFactsProps {
  /** Lanes. */
  children: ReactNode;
}

/** A table that leaves the screen at the left, with the page's facts in its lower rail. */
export function OpenTable({ labels, facts, children }: OpenTableProps) {
  return (
    <div className="open-table light-focus">
      {children}
      <dl>
        {withReply({ labels, facts }).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
