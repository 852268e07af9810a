import type { Line } from '../../../content/model/line.ts';
import type { Overview } from '../../../content/model/overview.ts';
import { BuyerQuestions } from './buyer-questions.tsx';
import { type Choice, Choices } from './choices.tsx';

interface OverviewBodyProps {
  line: Line;
  overview: Overview;
  choices: readonly Choice[];
}

/** What an overview shows between its first view and its contact section. */
export function OverviewBody({ line, overview, choices }: OverviewBodyProps) {
  return (
    <>
      <Choices
        line={line}
        choices={choices}
        noneFits={overview.noneFits}
        seeAlso={overview.seeAlso}
      />
      <BuyerQuestions questions={overview.questions} />
    </>
  );
}
