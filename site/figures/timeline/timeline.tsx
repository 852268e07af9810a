import type { Timeline, TimelineRun } from '../../../content/model/figures/timeline.ts';
import { Sign } from '../sign.tsx';

/** One line in time. Marks and runs lie in 24 tracks, which grow with their text. */
export function Drawing({ figure }: { figure: Pick<Timeline, 'marks' | 'runs'> }) {
  const struck = figure.marks.find(({ sign }) => sign === 'eight');
  return (
    <ol className="timeline">
      {figure.runs.map((run) => (
        <Run
          key={`${run.from} ${run.to} ${run.text}`}
          run={run}
          back={struck !== undefined && run.to <= struck.at}
        />
      ))}
      {figure.marks.map((mark) => (
        <li key={mark.at} className={`mark x${mark.at}`}>
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

/** `back`: the run ends at the struck ball, from which it is drawn. */
function Run({ run, back }: { run: TimelineRun; back: boolean }) {
  return (
    <li
      className={`${run.played ? 'run' : 'bank'} x${run.from} to-${run.to} ${back ? 'back' : ''}`}
    >
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
