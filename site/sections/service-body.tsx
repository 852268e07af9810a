import type { Service } from '../../content/model/service.ts';
import { showsTypical } from '../ui/statement.tsx';
import { Benefits } from './benefits.tsx';
import { Details } from './details.tsx';
import { Expectations } from './expectations.tsx';
import { Process } from './process.tsx';
import type { Rhythm } from './rhythm.ts';

interface ServiceBodyProps {
  service: Service;
  rhythm: Rhythm;
}

/** What a service page shows between its first view and its contact section. */
export function ServiceBody({ service, rhythm }: ServiceBodyProps) {
  return (
    <>
      <Benefits benefits={service.benefits} shape={rhythm.benefits} />
      <Details details={service.details ?? []} />
      {service.process && <Process steps={service.process} />}
      <Expectations expectations={service.expectations} typical={showsTypical(service)} />
    </>
  );
}
