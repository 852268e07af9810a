import { Fragment } from 'react';
import type { DetailReport } from '../../content/model/detail.ts';
import { textOf } from '../../content/model/statement.ts';
import { longDate } from '../ui/long-date.ts';
import { Words } from '../ui/statement.tsx';

/** A report: its heading and sources on the left, with the date when they were last read. */
export function Report({ detail }: { detail: DetailReport }) {
  const { id, heading, paragraphs, sources, checked } = detail;
  const labelled = `${id}-heading`;
  return (
    <section id={id} className="section report" aria-labelledby={labelled}>
      <div className="wrap columns">
        <h2 id={labelled} className="subheading">
          {heading}
        </h2>
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={textOf(paragraph)}>
              <Words of={paragraph} />
            </p>
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
      </div>
    </section>
  );
}
