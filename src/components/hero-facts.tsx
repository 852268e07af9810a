import { replyTime } from '../../content/commitments.ts';
import type { Labels } from '../content/schema/labels.ts';
import type { HeroFacts as Facts, HeroFact } from '../content/schema/page.ts';

export interface HeroFactsProps {
  labels: Pick<Labels, 'heroFacts'>;
  facts: Facts;
}

/** How long, how it is charged and, the same everywhere, when we reply. */
export const withReply = ({ labels, facts }: HeroFactsProps): readonly HeroFact[] => [
  facts.duration,
  facts.price,
  { label: labels.heroFacts.reply, value: replyTime },
];

export function HeroFacts(props: HeroFactsProps) {
  return (
    <div className="hero-facts">
      <dl className="heavy-rule">
        {withReply(props).map(({ label, value }) => (
          <div key={label}>
            <dt className="small soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
