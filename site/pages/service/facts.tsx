import { labels } from '../../../content/labels.ts';
import type { Expectations } from '../../../content/model/service.ts';
import { Facts } from '../../sections/facts.tsx';
import { isTypical } from '../../ui/statement.tsx';

/** How long this service takes, how it is charged, and when we reply. */
export function ServiceFacts({ expectations }: { expectations: Expectations }) {
  const { duration, price } = expectations;
  const takes = {
    label: duration.label ?? labels.facts.takes,
    value: duration.short,
    typical: isTypical(duration.text),
  };
  return <Facts facts={[takes, { label: labels.facts.priced, value: price.short }]} />;
}
