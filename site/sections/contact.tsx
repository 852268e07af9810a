import type { ReactNode } from 'react';
import type { EnquiryForm as Form } from '../../content/model/form.ts';
import type { ContactWords } from '../../content/model/page.ts';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { Words } from '../ui/statement.tsx';

interface ContactProps {
  id: 'contact' | 'contact-form';
  words: ContactWords;
  form: Form;
  /** Shown under the words: the home page's contact block. */
  children?: ReactNode;
}

/** The contact section that ends every page with a form. */
export function Contact({ id, words, form, children }: ContactProps) {
  return (
    <section id={id} tabIndex={-1} className="section" aria-labelledby="contact-heading">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div>
          <h2 id="contact-heading" className="text-heading">
            {words.heading}
          </h2>
          <p className="mt-5 max-w-[30em] text-lead text-soft">
            <Words of={words.closing} />
          </p>
          {children}
        </div>
        <EnquiryForm form={form} />
      </div>
    </section>
  );
}
