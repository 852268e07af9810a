import type { Timeline as TimelineData, TimelineRun } from '../../content/model/figure.ts';
import { Sign } from './sign.tsx';

/** One line in time. Marks and runs lie in 24 tracks, which grow with their words. */
export function Timeline({ figure }: { figure: TimelineData }) {
  return (
    <ol className="timeline">
      {figure.runs.map((run) => (
        <Run key={run.text} run={run} />
      ))}
      {figure.marks.map((mark) => (
        <li key={mark.title} className={`mark a${mark.at}`}>
          <Sign sign={mark.sign} number={mark.number} />
          <p>
            <b>{mark.title}</b>
            {` ${mark.text}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Run({ run }: { run: TimelineRun }) {
  return (
    <li className={`${run.played ? 'run' : 'bank'} a${run.from} b${run.to}`}>
      {!run.played && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100 50 0 100 100" className="dotted" />
        </svg>
      )}
      <p>
        {run.name && <b>{run.name}</b>}
        {run.value && <strong>{run.value}</strong>}
        {` ${run.text}`}
      </p>
    </li>
  );
}
