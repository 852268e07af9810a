import type { Expectations as Answers } from '../../content/model.ts';
import { textOf } from '../ui/statement.ts';

const questions: readonly { key: keyof Answers; term: string }[] = [
  { key: 'youGet', term: 'You get' },
  { key: 'weNeed', term: 'We need from you' },
  { key: 'duration', term: 'How long it takes' },
  { key: 'price', term: 'What sets the price' },
  { key: 'notIncluded', term: 'Not included' },
  { key: 'nextStep', term: 'Next step' },
];

/** 'What to expect': six short answers. */
export function Expectations({ expectations }: { expectations: Answers }) {
  return (
    <section className="section pb-0" aria-labelledby="expect">
      <div className="wrap">
        <h2 id="expect" className="text-heading">
          What to expect
        </h2>
        <dl className="mt-10 grid border-t-2 border-ink sm:grid-cols-2 sm:gap-x-14 lg:grid-cols-3">
          {questions.map(({ key, term }) => (
            <div key={key} className="border-b border-hairline py-6">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-note text-soft">{textOf(expectations[key])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
