import type { Outage } from './outage.ts';
import { reachOf, type Scale } from './scale.ts';
import { hoursInWords } from './words.ts';

/** The balls that are inputs. */
const balls = [
  { sets: 'rpo', label: 'RPO: work you can lose', side: 'before' },
  { sets: 'copyAge', label: 'Last copy', side: 'before' },
  { sets: 'rto', label: 'RTO: time you can wait', side: 'after' },
  { sets: 'restore', label: 'Working again', side: 'after' },
] as const;

interface BallsProps {
  outage: Outage;
  scale: Scale;
}

/** Sliders whose thumbs lie over the balls, so that pointer, touch and arrow keys move these. */
export function Balls({ outage, scale }: BallsProps) {
  return balls.map(({ sets, label, side }) => (
    <input
      key={sets}
      type="range"
      className="on-cloth ball-input"
      data-sets={sets}
      min="0"
      max={reachOf(scale)}
      step={scale.step}
      value={outage[sets]}
      // `useInput` listens to the whole figure.
      onChange={() => {}}
      aria-label={label}
      aria-valuetext={`${hoursInWords(outage[sets])} ${side} the failure`}
    />
  ));
}
