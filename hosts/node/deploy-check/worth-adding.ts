import { join } from 'node:path';
import { catalogue, pathOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import type { Service } from '../../../content/model/service.ts';
import { results } from '../../../content/results.ts';
import { slots } from '../../../content/slots.ts';

/** Something that only the owner can add, and where it goes. */
interface EmptySlot {
  /** 'people in content/slots.ts' */
  place: string;
  /** What it would show. */
  what: string;
}

const content = join(import.meta.dirname, '../../../content');

async function serviceAt(path: string): Promise<Service> {
  const { service }: { service: Service } = await import(join(content, `services${path}.ts`));
  return service;
}

/** The slots for the owner (`content/model/slots.ts`) that are empty; the pages do not show these. */
export async function emptySlots(): Promise<readonly EmptySlot[]> {
  const paths = catalogue.map(pathOf);
  const services = await Promise.all(paths.map(serviceAt));
  const unpriced = services.filter(({ expectations }) => !expectations.price.band).length;
  const design = services.filter((_, index) => paths[index]?.startsWith('/design/'));
  const bare = design.filter(({ work = [] }) => work.length === 0).length;
  const { people = [], insurance = [], acknowledgement } = slots;
  const all: readonly (EmptySlot & { empty: boolean })[] = [
    {
      empty: people.length === 0,
      place: 'people in content/slots.ts',
      what: 'who does the work: name, role, certification, photograph',
    },
    {
      empty: insurance.length === 0,
      place: 'insurance in content/slots.ts',
      what: 'professional indemnity and cyber insurance',
    },
    {
      empty: acknowledgement === undefined,
      place: 'acknowledgement in content/slots.ts',
      what: 'an Acknowledgement of Country',
    },
    {
      empty: company.registration.abn === null,
      place: 'registration.abn in content/company.ts',
      what: 'the ABN in the footer',
    },
    {
      empty: results.length === 0,
      place: 'content/results.ts',
      what: 'results: client, what was measured, before, after, date, consent',
    },
    {
      empty: unpriced > 0,
      place: 'expectations.price.band in content/services/',
      what: `a price band, missing on ${unpriced} of ${services.length} services`,
    },
    {
      empty: bare > 0,
      place: 'work in content/services/design/',
      what: `finished work, missing on ${bare} of ${design.length} design services`,
    },
  ];
  return all.filter(({ empty }) => empty);
}
