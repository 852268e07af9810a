import { type Circle, placed } from './circle.ts';

/** The white cue ball, which stands for the customer. Decoration only. */
export function CueBall({ at, className = '' }: { at?: Circle; className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={`ball ${className}`} aria-hidden="true" {...placed(at)}>
      <circle cx="50" cy="50" r="50" fill="url(#ball-disc)" />
      <circle cx="50" cy="50" r="50" fill="url(#ball-shade)" opacity=".4" />
    </svg>
  );
}
