import { Ball } from '../ui/ball.tsx';
import type { Rhythm } from './rhythm.ts';

/** The main picture of a service page's first view, in the colour of its line. */
export function HeroBalls({ kind }: { kind: Rhythm['balls'] }) {
  const frame = 'relative size-52 md:size-60 lg:size-80';
  switch (kind) {
    case 'one':
      return <Ball className={`${frame} text-[2.6rem]`} />;
    case 'two':
      return (
        <div className={frame} aria-hidden="true">
          <Ball className="absolute top-0 right-0 w-[86%] text-[2.4rem]" tilt={20} />
          <Ball
            colour="grey"
            className="absolute bottom-0 left-0 w-[40%] text-[1.2rem]"
            tilt={-12}
          />
        </div>
      );
    case 'cropped':
      return (
        <div className={frame} aria-hidden="true">
          <Ball
            className="absolute top-0 left-0 w-full text-[3rem] md:-top-[24%] md:w-[146%]"
            tilt={-8}
          />
        </div>
      );
    case 'shot':
      return (
        <div className={frame} aria-hidden="true">
          <svg
            viewBox="0 0 100 100"
            className="bank-shot absolute inset-0 overflow-visible"
            aria-hidden="true"
          >
            <path d="M-60 128 50 50 132 -38" vectorEffect="non-scaling-stroke" />
            <circle cx="50" cy="50" r="49" vectorEffect="non-scaling-stroke" />
          </svg>
          <Ball className="absolute inset-[12%] text-[2.2rem]" tilt={4} />
        </div>
      );
  }
}
