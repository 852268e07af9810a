import type { SampleFrame } from '../../content/model/sample.ts';
import { Letter } from './letter.tsx';
import { Shapes } from './shapes.tsx';

/** Pictures in rows, each with its caption. */
export function SampleFrames({ frames }: { frames: readonly SampleFrame[] }) {
  return (
    <ol className="sample-frames">
      {frames.map(({ tie, picture, title, text }) => (
        <li key={title}>
          <Letter of={tie} />
          <svg viewBox="0 0 186 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Shapes shapes={picture} />
          </svg>
          <b>{title}</b> {text}
        </li>
      ))}
    </ol>
  );
}
