import type { ReactNode } from 'react';
import { pathOf } from '../../../content/catalogue.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { Sample } from '../../../content/model/sample.ts';
import type { Service } from '../../../content/model/service.ts';
import { SampleSection } from '../../samples/sample-section.tsx';
import { Details } from '../../sections/details.tsx';
import { Results } from '../../sections/results.tsx';
import { showsTypical } from '../../ui/statement.tsx';
import { Expectations } from './expectations.tsx';
import { Process } from './process.tsx';
import { Related } from './related.tsx';
import { Work } from './work.tsx';

interface ServiceBodyProps {
  entry: CatalogueEntry;
  service: Service;
  sample: Sample;
  /** The rules of all that follows the sample's heading, for the document. */
  lowerSheet: ReactNode;
}

/** What a service page shows between its first view and its contact section. */
export function ServiceBody({ entry, service, sample, lowerSheet }: ServiceBodyProps) {
  return (
    <>
      <Related of={entry} related={service.related} />
      <SampleSection sample={sample} benefits={service.benefits} rules={lowerSheet} />
      {service.process && <Process steps={service.process} />}
      <Details details={service.details ?? []} />
      <Work samples={service.work ?? []} />
      <Results service={pathOf(entry)} />
      <Expectations expectations={service.expectations} typical={showsTypical(service)} />
    </>
  );
}
