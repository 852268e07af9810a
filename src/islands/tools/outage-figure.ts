import type { Bar } from '../../figures/bars/bars.tsx';
import { type LimitCheck, type Outage, resultOf } from './outage.ts';
import { hoursInWords } from './outage-words.ts';

/** Hours for which a diamond may stand. */
const units = [0.25, 0.5, 1, 2, 4, 12, 24, 48, 168, 336, 672, 1680];

const mostDiamonds = 8;

/** The longest time that is drawn. */
const longestOf = ({ copyAge, restore, rpo, rto }: Outage) =>
  Math.max(copyAge, restore, rpo, rto, 1);

/** Hours for which a diamond stands: the smallest unit with room for all values. */
export function unitOf(outage: Outage): number {
  return units.find((unit) => longestOf(outage) / unit < mostDiamonds) ?? 1680;
}

/** From the failure back to the last copy, and on to the first work after it, each against its own limit. */
export function outageBars(outage: Outage) {
  const { lost, down } = resultOf(outage);
  const unit = unitOf(outage);
  const count = Math.floor(longestOf(outage) / unit) + 1;
  const barOf = (title: string, { hours, limit, isMet }: LimitCheck): Bar => ({
    title,
    value: hoursInWords(hours),
    text: `Limit ${hoursInWords(limit)}: ${isMet ? 'met' : 'missed'}`,
    from: 0,
    to: hours / (count * unit),
    limit: limit / (count * unit),
    ball: isMet ? 'work' : 'trouble',
  });
  return {
    bars: [barOf('Work lost', lost), barOf('Time down', down)],
    units: Array.from({ length: count + 1 }, (_, index) => ({
      at: index / count,
      // At its ends and in the middle.
      name: (index * 2) % count === 0 ? nameOf(index * unit) : undefined,
    })),
  };
}

/** 'Failure', '6 h', '14 days' */
function nameOf(hours: number): string {
  if (hours === 0) return 'Failure';
  return hours < 48 ? `${hours} h` : `${hours / 24} days`;
}
