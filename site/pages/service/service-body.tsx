import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { Service } from '../../../content/model/service.ts';
import { Details } from '../../sections/details.tsx';
import { showsTypical } from '../../ui/statement.tsx';
import { Benefits } from './benefits.tsx';
import { Expectations } from './expectations.tsx';
import { layoutVariantOf } from './layout-variant.ts';
import { Process } from './process.tsx';
import { Related } from './related.tsx';

interface ServiceBodyProps {
  entry: CatalogueEntry;
  service: Service;
}

/** What a service page shows between its first view and its contact section. */
export function ServiceBody({ entry, service }: ServiceBodyProps) {
  return (
    <>
      <Related of={entry} related={service.related} />
      <Benefits benefits={service.benefits} shape={layoutVariantOf(entry)} />
      <Details details={service.details ?? []} />
      {service.process && <Process steps={service.process} />}
      <Expectations expectations={service.expectations} typical={showsTypical(service)} />
    </>
  );
}
