import type { ReactNode } from 'react';
import type { SumRow } from '../../content/model/figures/lanes.ts';

interface SumProps {
  /** The last one is the result, and large. */
  rows: readonly SumRow[];
  /** A sentence under it. */
  children?: ReactNode;
}

/** What a drawing adds up to, row by row. */
export function Sum({ rows, children }: SumProps) {
  return (
    <div className="sum">
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <p>{children}</p>}
    </div>
  );
}
