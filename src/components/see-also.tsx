import { PageLink } from './page-link.tsx';

/** What pages say of a report on another page, by its address. */
export type References = ReadonlyMap<string, { text: string; label: string }>;

interface SeeAlsoProps {
  /** Its address: '/cyber/essential-eight-assessment#essential-eight-future'. */
  report: string;
  references: References;
}

/** A sentence on a changing subject, then a link to the report on it. */
export function SeeAlso({ report, references }: SeeAlsoProps) {
  const reference = references.get(report);
  if (!reference) throw new Error(`content/services has no report at ${report}`);
  return (
    <p className="see-also prose soft">
      {reference.text}{' '}
      <PageLink to={report} className="link">
        {reference.label}
      </PageLink>
      .
    </p>
  );
}
