import { catalogue, pathOf } from '../../content/catalogue.ts';
import { legalPages } from '../../content/site-pages.ts';
import type { Slot, SlotField } from '../protocol.ts';
import {
  alternativesOf,
  type DeclaredType,
  fieldsOf,
  listedTexts,
  type Model,
  takesText,
} from './field-types.ts';

/** What only the owner can add, and where in `content/` it goes. */
interface OwnersSlot {
  file: string;
  keyPath: string;
  label: string;
  /** Its type in `content/model/slots.ts`; none: a text. */
  type?: string;
  /** Several may be added. */
  isList: boolean;
  /** Pages that offer it. */
  isOffered(path: string): boolean;
}

const isService = (path: string) => catalogue.some((entry) => pathOf(entry) === path);
const isDesign = (path: string) => isService(path) && path.startsWith('/design/');
const isHome = (path: string) => path === '/';
const isLegal = (path: string) => legalPages.some((page) => page.path === path);

/** The slots of `content/model/slots.ts`, and the facts that `content/company.ts` leaves unfilled. */
function slotsOf(path: string): readonly OwnersSlot[] {
  const company = (name: string, label: string): OwnersSlot => ({
    file: 'content/company.ts',
    keyPath: `company.${name}`,
    label,
    isList: false,
    isOffered: isLegal,
  });
  const ofCompany = (keyPath: string, label: string, type?: string): OwnersSlot => ({
    file: 'content/slots.ts',
    keyPath: `slots.${keyPath}`,
    label,
    ...(type !== undefined && { type }),
    isList: type !== undefined,
    isOffered: isHome,
  });
  const service = `content/services${path}.ts`;
  const all: readonly OwnersSlot[] = [
    ofCompany('people', 'A person whom clients work with', 'Person'),
    ofCompany('insurance', 'An insurance', 'Insurance'),
    ofCompany('acknowledgement', 'An Acknowledgement of Country'),
    {
      file: 'content/results.ts',
      keyPath: 'results',
      label: 'A result for a client',
      type: 'Result',
      isList: true,
      isOffered: (page) => isHome(page) || isService(page),
    },
    {
      file: service,
      keyPath: 'service.expectations.price.band',
      label: 'The least price',
      type: 'PriceBand',
      isList: false,
      isOffered: isService,
    },
    {
      file: service,
      keyPath: 'service.work',
      label: 'A finished piece',
      type: 'WorkSample',
      isList: true,
      isOffered: isDesign,
    },
    company('registration.abn', 'The ABN'),
    company('registration.acn', 'The ACN'),
    company('registration.siteAddress', 'The address of the site, with https://'),
    company('providers.hosting', 'Who hosts the site: provider, country'),
    company('providers.database', 'Who holds the database: provider, country'),
    company('providers.mail', 'Who carries the mail: provider, country'),
  ];
  return all.filter((slot) => slot.isOffered(path));
}

export interface OfferedSlot extends Slot {
  slot: OwnersSlot;
}

/** What the owner may add on a page, with the fields of a form. */
export function slotsOn(
  path: string,
  model: Model,
  isFilled: (file: string, keyPath: string) => boolean,
): readonly OfferedSlot[] {
  return slotsOf(path)
    .filter(({ isList, file, keyPath }) => isList || !isFilled(file, keyPath))
    .map((slot) => {
      const declared = slot.type === undefined ? undefined : model.get(slot.type);
      const fields = declared ? formOf(declared, model, path) : [textField(slot.label)];
      return {
        id: `${slot.file}#${slot.keyPath}`,
        label: slot.label,
        description: `It goes into ${slot.file}.`,
        fields,
        slot,
      };
    });
}

const textField = (description: string): SlotField => ({
  name: 'text',
  description,
  required: true,
});

/** A field for each property of a type, as its comments describe them. */
function formOf(type: DeclaredType, model: Model, path: string): readonly SlotField[] {
  return alternativesOf(type, model)
    .flatMap((one) => fieldsOf(one, model))
    .map(({ name, description, optional, types }): SlotField => {
      const field = { name, description, required: !optional };
      if (types.some((one) => one.name === 'Picture')) return { ...field, picture: true };
      if (name === 'service')
        return { ...field, choices: isService(path) ? [path] : catalogue.map(pathOf) };
      const choices = listedTexts(types).map(String);
      return choices.length > 0 && !takesText(types) ? { ...field, choices } : field;
    });
}
