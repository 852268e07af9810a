import { home } from '../../../content/home.ts';
import { textOf, Words } from '../../ui/statement.tsx';
import { DecorativeBalls } from './decorative-balls.tsx';

/** Who we are, in two paragraphs and four numbers. */
export function About() {
  const { heading, paragraphs, stats } = home.about;
  return (
    <section className="section pb-0" aria-labelledby="about">
      <div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_456px]">
        <div>
          <h2 id="about" className="text-heading">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={textOf(paragraph)} className="prose mt-5 text-lead text-soft">
              <Words of={paragraph} />
            </p>
          ))}
          <dl className="mt-10 grid grid-cols-2 gap-5">
            {stats.map((stat) => (
              <div key={stat.label} className="rule flex flex-col-reverse justify-end pt-4">
                <dt>{stat.label}</dt>
                <dd className="font-heading text-heading weight-650">
                  <Words of={stat.value} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <DecorativeBalls />
      </div>
    </section>
  );
}
