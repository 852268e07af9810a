import { Fragment } from 'react';
import { longDate } from '../components/long-date.ts';
import { type References, SeeAlso } from '../components/see-also.tsx';
import type { Detail, DetailBlocks, DetailList, DetailReport } from '../content/schema/details.ts';
import { FoldedSection } from './folded-section.tsx';

interface DetailsProps {
  details: readonly Detail[];
  heading: string;
  references: References;
}

/** 'In detail': folded sections that only some services have. */
export function Details({ details, heading, references }: DetailsProps) {
  return (
    <section className="side-heading section" aria-labelledby="details">
      <div className="container">
        <h2 id="details" className="heading">
          {heading}
        </h2>
        <div className="heavy-rule">
          {details.map((detail, index) => {
            const id = detail.kind === 'report' ? detail.id : `detail-${index + 1}`;
            return (
              <FoldedSection key={id} id={id} heading={detail.heading}>
                {detail.kind === 'list' && <List detail={detail} references={references} />}
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

interface ListProps {
  detail: DetailList;
  references: References;
}

function List({ detail, references }: ListProps) {
  return (
    <>
      {detail.intro && <p className="prose soft">{detail.intro}</p>}
      <ul className="detail-list sights">
        {detail.items.map(({ title, text }) => (
          <li key={title}>
            <strong className="term">{title} </strong>
            <span className="soft">{text}</span>
          </li>
        ))}
      </ul>
      {detail.seeAlso && <SeeAlso report={detail.seeAlso} references={references} />}
    </>
  );
}

function Blocks({ detail }: { detail: DetailBlocks }) {
  return (
    <div className="detail-blocks">
      {detail.blocks.map(({ title, text, points }) => (
        <div key={title} className="on-axes">
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
