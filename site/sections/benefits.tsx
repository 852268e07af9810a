import type { Service } from '../../content/model/service.ts';
import { Icon } from '../icons/icon.tsx';
import type { Rhythm } from './rhythm.ts';

/** Classes of each part, by shape. */
const shapes = {
  /** Two or three columns under rules. */
  ledger: {
    section: '',
    wrap: '',
    list: 'mt-10 grid gap-x-16 md:grid-cols-2 lg:has-[>:nth-child(3):last-child]:grid-cols-3 lg:has-[>:nth-child(3):last-child]:gap-x-10',
    item: 'rule grid grid-cols-[auto_1fr] gap-x-5 pt-7 pb-9',
    icon: 'bg-wash text-accent',
    text: 'text-soft',
  },
  /** The heading in the margin, the benefits in one column next to it. */
  margin: {
    section: '',
    wrap: 'lg:grid lg:grid-cols-[5fr_8fr] lg:gap-16',
    list: 'grid max-lg:mt-10',
    item: 'rule grid grid-cols-[auto_1fr] gap-x-6 pt-7 pb-9',
    icon: 'bg-wash text-accent',
    text: 'text-soft',
  },
  /** Cards on paper. */
  cards: {
    section: '',
    wrap: '',
    list: 'mt-10 grid gap-5 md:grid-cols-2 lg:has-[>:nth-child(3):last-child]:grid-cols-3',
    item: 'grid content-start gap-5 rounded-card edge border-hairline bg-card p-8',
    icon: 'bg-accent text-white',
    text: 'text-soft',
  },
  /** On the night side of the line. */
  night: {
    section: 'night bg-night text-white',
    wrap: '',
    list: 'mt-10 grid gap-x-16 md:grid-cols-2 lg:has-[>:nth-child(3):last-child]:grid-cols-3 lg:has-[>:nth-child(3):last-child]:gap-x-10',
    item: 'grid grid-cols-[auto_1fr] gap-x-5 edge-t border-edge-strong pt-7 pb-9',
    icon: 'bg-night-tint text-white',
    text: 'text-on-night',
  },
} as const;

interface BenefitsProps {
  benefits: Service['benefits'];
  shape: Rhythm['benefits'];
}

/** Three or four benefits. */
export function Benefits({ benefits, shape }: BenefitsProps) {
  const look = shapes[shape];
  return (
    <section className={`section ${look.section}`} aria-labelledby="benefits">
      <div className={`wrap ${look.wrap}`}>
        <h2 id="benefits" className="text-heading">
          {benefits.heading}
        </h2>
        <ul className={look.list}>
          {benefits.cards.map((card) => (
            <li key={card.title} className={look.item}>
              <span className={`grid size-12 place-content-center rounded-full ${look.icon}`}>
                <Icon name={card.icon} />
              </span>
              <div>
                <h3 className="text-title">{card.title}</h3>
                <p className={`mt-2 ${look.text}`}>{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
