import { type ReactNode, useEffect } from 'react';
import { ballNumberOf, pathOf } from '../../../content/catalogue.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { PageMeta } from '../../../content/model/page.ts';
import { useDrawOnce } from '../../figures/use-draw-once.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { stillMeta, stillPart, stillTool } from '../still-part.tsx';

/** What a service page shows around its form. None of it needs a script. */
export interface ServiceParts {
  meta: PageMeta;
  /** The tool that is its figure, if it is one. */
  tool: string | undefined;
  /** The first view, with the figure. */
  hero: ReactNode;
  /** What is between the first view and the contact section. */
  body: ReactNode;
  /** What stands beside the form. */
  call: ReactNode;
}

/** The parts of a service's page: of the first page as it was sent, of the others from the service's text. */
export async function servicePartsOf(entry: CatalogueEntry): Promise<ServiceParts> {
  const parts = () => import('./parts.tsx');
  const [meta, tool, hero, body, call] = await Promise.all([
    stillMeta(async () => (await parts()).metaOf(entry)),
    stillTool(async () => (await parts()).toolOf(entry)),
    stillPart('hero', async () => (await parts()).heroOf(entry)),
    stillPart('service', async () => (await parts()).bodyOf(entry)),
    stillPart('call', async () => (await parts()).callOf(entry)),
  ]);
  return { meta, tool, hero, body, call };
}

interface ServicePageProps {
  entry: CatalogueEntry;
  parts: ServiceParts;
  form: EnquiryForm;
}

/** The layout that all service pages share (section 2). */
export function ServicePage({ entry, parts, form }: ServicePageProps) {
  const { meta, tool, hero, body, call } = parts;
  useDrawOnce();
  const own = ballNumberOf(entry);
  useEffect(() => {
    if (!tool) return;
    const page = new AbortController();
    // Only a page with a tool fetches what waits for its touch.
    void import('../../tools/watch-sent-tool.ts').then(({ watchSentTool }) =>
      watchSentTool(tool, own, page.signal),
    );
    return () => page.abort();
  }, [tool, own]);
  return (
    <>
      <PageHead path={pathOf(entry)} meta={meta} />
      {hero}
      {body}
      <Contact id="contact-form" call={call} form={form} />
    </>
  );
}
