import { commitments, replyTime } from '../../../content/commitments.ts';
import { company, inStaffedHours, postalAddress, staffedHours } from '../../../content/company.ts';
import * as sentences from '../../../content/shared-sentences.ts';

/** Shown while a value in `company.ts` is null (section 2, legal pages). */
const unfilled: Readonly<Record<string, string>> = {
  abn: '[ABN]',
  acn: '[ACN]',
  siteAddress: '[site address]',
  hosting: '[hosting provider, country]',
  database: '[database provider, country]',
  mail: '[email provider, country]',
};

/** All values in an object by dotted name: 'company.registration.abn'. */
function valuesIn(data: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? valuesIn(value, `${prefix}${name}.`)
      : [[prefix + name, String(value ?? unfilled[name])]],
  );
}

/** What a text may name in double braces, because it is promised in one place. */
const promised = new Map(
  valuesIn({
    company,
    commitments,
    postalAddress,
    staffedHours,
    inStaffedHours,
    replyTime,
    ...sentences,
  }),
);

/**
 * A text with the values for its names: 'in {{company.city}}'.
 * @param onUnknown Called with a message for each pair of braces that names nothing.
 */
export function withNamesFilled(text: string, onUnknown: (message: string) => void): string {
  const filled = text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (braces, name: string) => {
    const value = promised.get(name);
    if (value === undefined) onUnknown(`{{${name}}} is unknown. ${whatToName}`);
    return value ?? braces;
  });
  if (/\{\{|\}\}/.test(filled.replaceAll(/\{\{\s*[\w.]+\s*\}\}/g, ''))) {
    onUnknown(`has braces that name nothing. ${whatToName}`);
  }
  return filled;
}

const whatToName =
  'Write {{company.city}} or another value of content/company.ts, content/commitments.ts or content/shared-sentences.ts';
