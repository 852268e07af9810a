import { replyTime } from '../../content/commitments.ts';
import { labels } from '../../content/labels.ts';
import type { Fact } from '../../content/model/fact.ts';
import { textOf } from '../../content/model/statement.ts';

interface FactsProps {
  facts: readonly (Fact & {
    /** Whether it is a number that the owner has not confirmed. */
    typical?: boolean;
  })[];
}

/** What a buyer asks first: how long, how it is charged, and, the same everywhere, when we reply. */
export function Facts({ facts }: FactsProps) {
  const reply: FactsProps['facts'][number] = {
    label: labels.facts.reply,
    value: textOf(replyTime),
  };
  return (
    <dl className="first-facts">
      {[...facts, reply].map(({ label, value, typical }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="value">{value}</dd>
          {typical && (
            <dd>
              <small className="typical">Typical</small>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
