import { Fragment } from 'react';
import type { DetailReport } from '../../content/model.ts';
import { longDate } from './long-date.ts';

/** A report on what is still changing, with its sources and the date when they were last read. */
export function Report({ detail }: { detail: DetailReport }) {
  const { paragraphs, sources, checked } = detail;
  return (
    <div className="prose report">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="note soft">
        Sources:{' '}
        {sources.map(({ label, href }) => (
          <Fragment key={href}>
            <a href={href} rel="noopener" className="link">
              {label}
            </a>
            {', '}
          </Fragment>
        ))}
        checked <time dateTime={checked}>{longDate(checked)}</time>.
      </p>
    </div>
  );
}
