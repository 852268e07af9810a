import type { Service } from '../../../content/model/service.ts';
import type { LayoutVariant } from './layout-variant.ts';

/** Classes of each part, by shape. */
const shapes = {
  /** Two or three columns under rules. */
  ledger: { section: 'section', wrap: 'wrap', list: 'benefits columns', item: 'rule' },
  /** The heading in the margin, the benefits in one column next to it. */
  margin: { section: 'section', wrap: 'wrap in-margin', list: 'benefits', item: 'rule' },
  /** Cards on paper. */
  cards: {
    section: 'section',
    wrap: 'wrap',
    list: 'benefits columns gap-5',
    item: 'rounded-card edge border-hairline bg-card px-8',
  },
  /** On the night side of the line. */
  night: {
    section: 'section night bg-night text-white',
    wrap: 'wrap',
    list: 'benefits columns',
    item: 'rule border-edge-strong',
  },
} as const;

interface BenefitsProps {
  benefits: Service['benefits'];
  shape: LayoutVariant['benefits'];
}

/** Three or four benefits. */
export function Benefits({ benefits, shape }: BenefitsProps) {
  const look = shapes[shape];
  return (
    <section className={look.section} aria-labelledby="benefits">
      <div className={look.wrap}>
        <h2 id="benefits" className="text-heading">
          {benefits.heading}
        </h2>
        <ul className={look.list}>
          {benefits.cards.map((card) => (
            <li key={card.title} className={look.item}>
              <h3 className="text-title">{card.title}</h3>
              <p className={`mt-2 ${shape === 'night' ? 'text-on-night' : 'text-soft'}`}>
                {card.text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
