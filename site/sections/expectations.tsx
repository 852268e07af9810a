import type { ReactNode } from 'react';
import type { Expectations as Answers } from '../../content/model/service.ts';
import type { Statement } from '../../content/model/statement.ts';
import { Words } from '../ui/statement.tsx';

interface ExpectationsProps {
  expectations: Answers;
  /** Whether a figure on the page is marked as typical; the note here explains the mark. */
  typical: boolean;
  /** Shown under the answers: the services that may fit instead. */
  children: ReactNode;
}

/** 'What to expect': six questions of a buyer, answered in three sentences at most. */
export function Expectations({ expectations, typical, children }: ExpectationsProps) {
  const { youGet, weNeed, duration, price, notIncluded, nextStep } = expectations;
  return (
    <section className="section follows pb-0" aria-labelledby="expect">
      <div className="wrap">
        <h2 id="expect" className="text-heading">
          What to expect
        </h2>
        {typical && (
          <p className="mt-4 text-soft">Typical figures. Your written quote sets them.</p>
        )}
        <dl className="mt-10 grid edge-t-2 border-ink sm:grid-cols-2 sm:gap-x-14 lg:grid-cols-3">
          <Answer term="You get" sentences={[youGet]} />
          <Answer term="We need from you" sentences={[weNeed]} />
          <Answer term="How long it takes" sentences={[duration]} />
          <Answer term="What sets the price" sentences={[price.model, price.more, price.less]} />
          <Answer term="Not included" sentences={[notIncluded]} />
          <Answer term="Next step" sentences={[nextStep]} />
        </dl>
        {children}
      </div>
    </section>
  );
}

function Answer({ term, sentences }: { term: string; sentences: readonly Statement[] }) {
  return (
    <div className="edge-b border-hairline py-4 sm:py-6">
      <dt className="weight-600">{term}</dt>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <dd key={index} className="mt-1 text-note text-soft">
          <Words of={sentence} />
        </dd>
      ))}
    </div>
  );
}
