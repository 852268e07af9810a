import type { LineId } from '../../content/model/line.ts';
import type { Overview } from '../../content/model/overview.ts';
import type { LegalDocument, PageMeta } from '../../content/model/page.ts';
import type { Sample } from '../../content/model/sample.ts';
import type { Service } from '../../content/model/service.ts';

/** Each file is a chunk of its own, fetched with its page. */
const services = import.meta.glob<{ service: Service }>('../../content/services/*/*.ts');
const samples = import.meta.glob<{ sample: Sample }>('../../content/samples/*/*.ts');
const overviews = import.meta.glob<{ overview: Overview }>('../../content/overviews/*.ts');
const legalDocuments = import.meta.glob<{ document: LegalDocument & PageMeta }>(
  '../../content/legal/*.md',
);

/** @throws Error if there is no such file. */
function load<Data>(files: Record<string, () => Promise<Data>>, file: string): Promise<Data> {
  const found = files[`../../${file}`];
  if (!found) throw new Error(`${file} is missing: content/ lists its page`);
  return found();
}

export async function serviceAt(path: string): Promise<Service> {
  return (await load(services, `content/services${path}.ts`)).service;
}

/** Of the service at this path. */
export async function sampleAt(path: string): Promise<Sample> {
  return (await load(samples, `content/samples${path}.ts`)).sample;
}

export async function overviewOf(line: LineId): Promise<Overview> {
  return (await load(overviews, `content/overviews/${line}.ts`)).overview;
}

export async function legalDocumentAt(path: string): Promise<LegalDocument & PageMeta> {
  return (await load(legalDocuments, `content/legal${path}.md`)).document;
}
