import type { Service } from '../../content/model.ts';
import { Icon } from '../ui/icon.tsx';

/** Three or four benefits, each under a rule. */
export function Benefits({ benefits }: { benefits: Service['benefits'] }) {
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap">
        <h2 id="benefits" className="text-heading">
          {benefits.heading}
        </h2>
        <ul className="mt-10 grid gap-x-16 md:grid-cols-2 lg:has-[>:nth-child(3):last-child]:grid-cols-3 lg:has-[>:nth-child(3):last-child]:gap-x-10">
          {benefits.cards.map((card) => (
            <li key={card.title} className="rule grid grid-cols-[auto_1fr] gap-x-5 pt-7 pb-9">
              <span className="grid size-12 place-content-center rounded-full bg-wash text-accent">
                <Icon name={card.icon} />
              </span>
              <div>
                <h3 className="text-title">{card.title}</h3>
                <p className="mt-2 text-soft">{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
