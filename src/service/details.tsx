import { Fragment } from 'react';
import { labels } from '../../content/labels.ts';
import type {
  Detail,
  DetailBlocks,
  DetailList,
  DetailReport,
} from '../../content/types/service.ts';
import { longDate } from '../components/long-date.ts';
import { SeeAlso } from '../components/page-link.tsx';
import { FoldedSection } from './folded-section.tsx';

/** 'In detail': folded sections that only some services have. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <section className="side-heading section" aria-labelledby="details">
      <div className="container">
        <h2 id="details" className="heading">
          {labels.details}
        </h2>
        <div className="heavy-rule">
          {details.map((detail, index) => {
            const id = detail.kind === 'report' ? detail.id : `detail-${index + 1}`;
            return (
              <FoldedSection key={id} id={id} heading={detail.heading}>
                {detail.kind === 'list' && <List detail={detail} />}
                {detail.kind === 'blocks' && <Blocks detail={detail} />}
                {detail.kind === 'report' && <Report detail={detail} />}
              </FoldedSection>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function List({ detail }: { detail: DetailList }) {
  return (
    <>
      {detail.intro && <p className="prose soft">{detail.intro}</p>}
      <ul className="detail-list sights two-columns">
        {detail.items.map(({ title, text }) => (
          <li key={title}>
            <strong className="term">{title} </strong>
            <span className="soft">{text}</span>
          </li>
        ))}
      </ul>
      {detail.seeAlso && <SeeAlso {...detail.seeAlso} />}
    </>
  );
}

function Blocks({ detail }: { detail: DetailBlocks }) {
  return (
    <div className="detail-blocks two-columns">
      {detail.blocks.map(({ title, text, points }) => (
        <div key={title} className="card">
          <h4 className="headline">{title}</h4>
          <p className="soft">{text}</p>
          <ul className="sights bullets stack note">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Report({ detail }: { detail: DetailReport }) {
  const { paragraphs, sources, checked } = detail;
  return (
    <div className="detail-report prose">
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
