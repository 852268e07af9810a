import { type Circle, placed } from './circle.ts';

interface CueBallProps {
  className?: string;
  /** Where it lies in the drawing that it is part of. */
  at?: Circle;
}

/** The white cue ball, which stands for the customer. Decoration only. */
export function CueBall({ className, at }: CueBallProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={className ? `ball ${className}` : 'ball'}
      aria-hidden="true"
      {...placed(at)}
    >
      <circle cx="50" cy="50" r="50" fill="url(#ball-disc)" />
      <circle cx="50" cy="50" r="50" fill="url(#ball-shade)" opacity=".4" />
    </svg>
  );
}
