import type { EnquiryForm } from '../../../content/model/form.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { StillParts } from '../still-parts.tsx';
import { DecorativeBalls } from './decorative-balls.tsx';
import { useAnimationMarker } from './use-animation-marker.ts';

interface HomePageProps {
  parts: StillParts;
  form: EnquiryForm;
}

/** The home page (section 2, 'Home page'). */
export function HomePage({ parts: { meta, part }, form }: HomePageProps) {
  useAnimationMarker();
  return (
    <>
      <PageHead path="/" meta={meta} />
      {part('hero')}
      {part('home')}
      <section className="section about far" aria-labelledby="about">
        <div className="wrap columns">
          {part('about')}
          <DecorativeBalls />
        </div>
      </section>
      {part('added')}
      <Contact id="contact" call={part('call')} form={form} />
    </>
  );
}
