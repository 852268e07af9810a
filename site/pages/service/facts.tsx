import type { Expectations } from '../../../content/model/service.ts';
import { type Fact, Facts } from '../../sections/facts.tsx';
import { isTypical } from '../../ui/statement.tsx';

/** How long this service takes, how it is charged, and when we reply. */
export function ServiceFacts({ expectations }: { expectations: Expectations }) {
  const { duration, price } = expectations;
  const facts: readonly Fact[] = [
    {
      label: duration.label ?? 'Takes',
      value: duration.short,
      typical: isTypical(duration.text),
    },
    { label: 'Priced', value: price.short },
  ];
  return <Facts facts={facts} />;
}
