import type { Levels } from '../../../content/model/figures/levels.ts';
import { Sign } from '../sign.tsx';

const levels = [0, 1, 2, 3] as const;

/**
 * Rows on four levels, each a choice by native radio buttons on its diamonds. The ball, the string at the
 * lowest level and the total follow the choice by styles alone (`levels.css`).
 */
export function Drawing({ figure }: { figure: Levels }) {
  return (
    <div className="levels">
      <p className="axis" aria-hidden="true">
        {levels.map((level) => (
          <b key={level}>{level}</b>
        ))}
      </p>
      {figure.lanes.map(({ title, text, level: chosen }, index) => (
        <fieldset key={title}>
          <legend>
            <b>{title}</b> {`${text} `}
          </legend>
          <div>
            {levels.map((level) => (
              <input
                key={level}
                type="radio"
                name={`s${index + 1}`}
                aria-label={`${figure.level} ${level}`}
                value={level}
                defaultChecked={level === chosen}
              />
            ))}
            <Sign sign="ball" number={index + 1} />
          </div>
        </fieldset>
      ))}
      <p className="sum">
        <b>{figure.sum}</b>
        {figure.sumText}
      </p>
    </div>
  );
}
