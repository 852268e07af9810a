import type { ReactNode } from 'react';
import type { EnquiryForm } from '../../../content/model/form.ts';
import type { Line } from '../../../content/model/line.ts';
import type { PageMeta } from '../../../content/model/page.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { stillMeta, stillPart } from '../still-part.tsx';

/** What an overview shows around its form. None of it needs a script. */
export interface LineParts {
  meta: PageMeta;
  /** The first view. */
  hero: ReactNode;
  /** What is between the first view and the contact section. */
  body: ReactNode;
  /** What stands beside the form. */
  call: ReactNode;
}

/** The parts of a line's overview: of the first page as it was sent, of the others from its text. */
export async function linePartsOf(line: Line): Promise<LineParts> {
  const parts = () => import('./parts.tsx');
  const [meta, hero, body, call] = await Promise.all([
    stillMeta(async () => (await parts()).metaOf(line)),
    stillPart('hero', async () => (await parts()).heroOf(line)),
    stillPart('overview', async () => (await parts()).bodyOf(line)),
    stillPart('call', async () => (await parts()).callOf(line)),
  ]);
  return { meta, hero, body, call };
}

interface LinePageProps {
  line: Line;
  parts: LineParts;
  form: EnquiryForm;
}

/** The overview of a line (section 2, 'Service-line overview pages'). */
export function LinePage({ line, parts: { meta, hero, body, call }, form }: LinePageProps) {
  return (
    <>
      <PageHead path={line.path} meta={meta} />
      {hero}
      {body}
      <Contact id="contact-form" call={call} form={form} />
    </>
  );
}
