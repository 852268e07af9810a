import type { ReactNode } from 'react';

interface ContactRowProps {
  term: string;
  /** If omitted, the row is no link. */
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
