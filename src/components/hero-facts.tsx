import { replyTime } from '../../content/commitments.ts';
import { labels } from '../../content/labels.ts';
import type { HeroFact } from '../../content/types/page.ts';

/** How long, how it is charged and, the same everywhere, when we reply. */
export const withReply = (facts: readonly HeroFact[]): readonly HeroFact[] => [
  ...facts,
  { label: labels.heroFacts.reply, value: replyTime },
];

export function HeroFacts({ facts }: { facts: readonly HeroFact[] }) {
  return (
    <div className="hero-facts">
      <dl className="heavy-rule">
        {withReply(facts).map(({ label, value }) => (
          <div key={label}>
            <dt className="small soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
