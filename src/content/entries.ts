import { getCollection, getEntry } from 'astro:content';
import type { CatalogueEntry } from '../../content/catalogue.ts';
import type { LineId } from '../../content/types/service-line.ts';

// What pages say, from their files. A page whose file is missing stops the build.

function found<Entry extends { data: object }>(entry: Entry | undefined, file: string): Entry {
  if (!entry) throw new Error(`${file} is missing`);
  // In the development server: a build has stopped by then.
  if ('fault' in entry.data) throw new Error(String(entry.data.fault));
  return entry;
}

export async function serviceWords({ line, slug }: Pick<CatalogueEntry, 'line' | 'slug'>) {
  const id = `${line}/${slug}`;
  return found(await getEntry('services', id), `content/services/${id}.yaml`).data;
}

export async function overviewWords(line: LineId) {
  return found(await getEntry('overviews', line), `content/overviews/${line}.yaml`).data;
}

export async function homeWords() {
  return found(await getEntry('pages', 'home'), 'content/home.yaml').data;
}

/** With its text, which Astro renders. */
export async function legalDocument(path: string) {
  return found(await getEntry('legal', path.slice(1)), `content/legal${path}.md`);
}

/** Headings and labels that pages of a kind share. */
export async function sharedLabels() {
  return found(await getEntry('labels', 'labels'), 'content/labels.yaml').data;
}

/** What pages say of reports on other pages, by the address of the report. */
export async function references() {
  const services = await getCollection('services');
  return new Map<string, { text: string; label: string }>(
    services.flatMap(({ id, data: { details = [] } }) =>
      details.flatMap((detail) =>
        detail.kind === 'report' ? [[`/${id}#${detail.id}`, detail.onOtherPages] as const] : [],
      ),
    ),
  );
}
