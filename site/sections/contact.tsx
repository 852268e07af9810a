import type { ReactNode } from 'react';
import type { EnquiryForm as Form } from '../../content/model/form.ts';
import { EnquiryForm } from '../forms/enquiry-form.tsx';

interface ContactProps {
  id: 'contact' | 'contact-form';
  /** What stands beside the form: a `ContactCall`. */
  call: ReactNode;
  form: Form;
}

/** The contact section that ends every page with a form: a table's corner, and the form next to it. */
export function Contact({ id, call, form }: ContactProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className="section contact far"
      aria-labelledby="contact-heading"
    >
      <div className="wrap columns">
        <div className="call surface night">{call}</div>
        <EnquiryForm form={form} />
      </div>
    </section>
  );
}
