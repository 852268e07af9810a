import type { Letter } from '../../content/types/sample.ts';
import type { Benefit } from '../../content/types/service.ts';
import { Title } from '../components/title.tsx';

export const letters = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

interface BenefitCardProps {
  letter: Letter | undefined;
  benefits: readonly Benefit[];
}

/** A part of a sample, and the benefits that it may call out. */
export interface PartProps<Data> {
  part: Data;
  benefits: readonly Benefit[];
}

/** The benefit with this letter, if there is one. */
export function BenefitCard({ letter, benefits }: BenefitCardProps) {
  const benefit = letter && benefits[letters.indexOf(letter)];
  if (!benefit) return null;
  return (
    <div className="benefit-card note">
      <span className="letter">{letter}</span>
      <h3 className="title">
        <Title>{benefit.title}</Title>
      </h3>
      <p className="soft">{benefit.text}</p>
    </div>
  );
}
