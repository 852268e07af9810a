import { useEffect, useState } from 'react';
import type { Outage } from './outage.ts';
import { reachOf, type Scale, scaleOf } from './scale.ts';
import { hoursInWords } from './words.ts';

/** The balls that are inputs. */
const balls = [
  { sets: 'rpo', label: 'RPO: work you can lose', side: 'before' },
  { sets: 'copyAge', label: 'Last copy', side: 'before' },
  { sets: 'rto', label: 'RTO: time you can wait', side: 'after' },
  { sets: 'restore', label: 'Working again', side: 'after' },
] as const;

/** The scale of the drawing. While a ball is held it stays: else the table would move under the pointer. */
export function useScale(outage: Outage) {
  const [held, setHeld] = useState<Scale>();
  const scale = held ?? scaleOf(outage);
  useEffect(() => {
    if (!held) return;
    const release = () => setHeld(undefined);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [held]);
  return { scale, hold: () => setHeld(scale) };
}

interface BallsProps {
  outage: Outage;
  scale: Scale;
  hold: () => void;
}

/** Sliders whose thumbs lie over the balls, so that pointer, touch and arrow keys move these. */
export function Balls({ outage, scale, hold }: BallsProps) {
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
      onPointerDown={hold}
      aria-label={label}
      aria-valuetext={`${hoursInWords(outage[sets])} ${side} the failure`}
    />
  ));
}
