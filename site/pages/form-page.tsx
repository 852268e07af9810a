import { useEffect } from 'react';
import type { EnquiryForm } from '../../content/model/form.ts';
import { useDrawOnce } from '../figures/use-draw-once.ts';
import { Contact } from '../sections/contact.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { watchSentTool } from '../tools/watch-sent-tool.ts';
import type { StillParts } from './still-parts.tsx';

interface FormPageProps {
  path: string;
  parts: StillParts;
  /** Starts its tool when it is touched: only a page with a tool has it. */
  watchTool: typeof watchSentTool | undefined;
  form: EnquiryForm;
}

/** The layout that overviews and service pages share: first view, what follows it, and a form (section 2). */
export function FormPage({ path, parts: { meta, part }, watchTool, form }: FormPageProps) {
  useDrawOnce();
  useEffect(() => {
    const page = new AbortController();
    watchTool?.(page.signal);
    return () => page.abort();
  }, [watchTool]);
  return (
    <>
      <PageHead path={path} meta={meta} />
      {part('hero')}
      {part('body')}
      <Contact id="contact-form" call={part('call')} form={form} />
    </>
  );
}
