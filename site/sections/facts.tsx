import { replyTime } from '../../content/commitments.ts';
import { textOf } from '../ui/statement.tsx';

/** A short answer in the first view of a page. */
export interface Fact {
  label: string;
  value: string;
  /** Whether it is a number that the owner has not confirmed. */
  typical?: boolean;
}

/** What a buyer asks first: how long, how it is charged, and, the same everywhere, when we reply. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const reply = { label: 'Reply within', value: textOf(replyTime) };
  return (
    <dl className="first-facts">
      {[...facts, reply].map(({ label, value, typical }: Fact) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
