import * as v from 'valibot';
import { isHidden, readBuiltPages } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

/**
 * What Google's documentation requires of each type that we publish. The compiler checks that each
 * property belongs to schema.org's vocabulary: `schema-dts` provides it as types.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url', 'logo'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Service: ['name', 'provider', 'areaServed'],
  WebSite: ['name', 'url'],
};

/** Types that schema.org keeps only for existing pages. */
const deprecated = new Set(['ProfessionalService']);

const thing = v.looseObject({ '@type': v.optional(v.union([v.string(), v.array(v.string())])) });
const documentSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(v.array(v.looseObject({ '@type': thing.entries['@type'] })), v.minLength(1)),
});

/** Every object in the data, nested ones too. */
function* thingsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value));
  for (const part of Object.values(value)) yield* thingsIn(part);
}

const typesOf = (one: Readonly<Record<string, unknown>>) =>
  [one['@type']].flat().filter((type) => typeof type === 'string');

/** Problems in the structured data of one page, which refers to nothing that it does not define itself. */
export function structuredDataFindings(file: string, json: string): Finding[] {
  const known = new Set(idsIn(json));
  const finding = (problem: string, remedy: string): Finding => ({ where: file, problem, remedy });
  const parsed = v.safeParse(documentSchema, JSON.parse(json));
  if (!parsed.success) {
    return [
      finding(
        'its structured data is not a schema.org graph',
        'see site/document/structured-data.ts',
      ),
    ];
  }
  return [...thingsIn(parsed.output['@graph'])].flatMap((one) => {
    const missing = typesOf(one).flatMap((type) =>
      (required[type] ?? []).filter((name) => !one[name]).map((name) => `${type} has no ${name}`),
    );
    const old = typesOf(one).filter((type) => deprecated.has(type));
    const id = one['@id'];
    const dangling = typesOf(one).length === 0 && typeof id === 'string' && !known.has(id);
    return [
      ...missing.map((problem) => finding(problem, 'Google requires it')),
      ...old.map((type) => finding(`${type} is deprecated`, 'use Organization and LocalBusiness')),
      ...(dangling ? [finding(`refers to ${id}`, 'the page does not define it')] : []),
    ];
  });
}

/** The ids that a page's data defines: things with an id and a type. */
function idsIn(json: string): string[] {
  return [...thingsIn(JSON.parse(json))].flatMap((one) =>
    typesOf(one).length > 0 && typeof one['@id'] === 'string' ? [one['@id']] : [],
  );
}

if (import.meta.main) {
  const pages = readBuiltPages().map((page) => ({
    file: page.file,
    isHidden: isHidden(page),
    json: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.html)?.[1],
  }));
  report(
    pages.flatMap(({ file, isHidden, json }) => {
      if (json) return structuredDataFindings(file, json);
      if (isHidden) return [];
      return [
        {
          where: file,
          problem: 'has no structured data',
          remedy: 'see site/document/structured-data.ts',
        },
      ];
    }),
  );
}
