import { useEffect } from 'react';
import { ballNumberOf, pathOf } from '../../../content/catalogue.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import { useDrawOnce } from '../../figures/use-draw-once.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { watchSentTool } from '../../tools/watch-sent-tool.ts';
import type { StillParts } from '../still-parts.tsx';

interface ServicePageProps {
  entry: CatalogueEntry;
  parts: StillParts;
  /** Starts its tool when it is touched: only a page with a tool has it. */
  watchTool: typeof watchSentTool | undefined;
  form: EnquiryForm;
}

/** The layout that all service pages share (section 2). */
export function ServicePage({ entry, parts, watchTool, form }: ServicePageProps) {
  const { meta, tool, part } = parts;
  useDrawOnce();
  const own = ballNumberOf(entry);
  useEffect(() => {
    if (!tool || !watchTool) return;
    const page = new AbortController();
    watchTool(tool, own, page.signal);
    return () => page.abort();
  }, [tool, watchTool, own]);
  return (
    <>
      <PageHead path={pathOf(entry)} meta={meta} />
      {part('hero')}
      {part('service')}
      <Contact id="contact-form" call={part('call')} form={form} />
    </>
  );
}
