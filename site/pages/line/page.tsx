import type { EnquiryForm } from '../../../content/model/form.ts';
import type { Line } from '../../../content/model/line.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { StillParts } from '../still-parts.tsx';

interface LinePageProps {
  line: Line;
  parts: StillParts;
  form: EnquiryForm;
}

/** The overview of a line (section 2, 'Service-line overview pages'). */
export function LinePage({ line, parts: { meta, part }, form }: LinePageProps) {
  return (
    <>
      <PageHead path={line.path} meta={meta} />
      {part('hero')}
      {part('overview')}
      <Contact id="contact-form" call={part('call')} form={form} />
    </>
  );
}
