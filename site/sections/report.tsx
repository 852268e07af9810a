import { Fragment } from 'react';
import type { DetailReport } from '../../content/model/detail.ts';
import { longDate } from '../ui/long-date.ts';

/** A report with its sources, and the date when they were last read. */
export function Report({ detail }: { detail: DetailReport }) {
  return (
    <div className="prose report soft">
      {detail.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="note">
        Sources:{' '}
        {detail.sources.map(({ label, href }) => (
          <Fragment key={href}>
            <a href={href} rel="noopener" className="link">
              {label}
            </a>
            {', '}
          </Fragment>
        ))}
        checked <time dateTime={detail.checked}>{longDate(detail.checked)}</time>.
      </p>
    </div>
  );
}
