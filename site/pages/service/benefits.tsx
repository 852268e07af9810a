import type { Service } from '../../../content/model/service.ts';
import type { LayoutVariant } from './layout-variant.ts';

interface BenefitsProps {
  benefits: Service['benefits'];
  shape: LayoutVariant;
}

/** Three or four benefits, in the shape that the page's layout has for them. */
export function Benefits({ benefits: { heading, cards }, shape }: BenefitsProps) {
  return (
    <section className={`section benefits ${shape}`} aria-labelledby="benefits">
      <div className="wrap">
        <h2 id="benefits" className={heading ? 'heading' : 'offscreen'}>
          {heading ?? 'Benefits'}
        </h2>
        <ul data-cards={cards.length}>
          {cards.map((card) => (
            <li key={card.title} className={shape === 'cards' ? 'card' : 'rule'}>
              <h3 className="title">{card.title}</h3>
              <p className={shape === 'night' ? 'on-night' : 'soft'}>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
