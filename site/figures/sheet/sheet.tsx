import type { Sheet } from '../../../content/model/figures/sheet.ts';
import { classNames, ToScale } from '../to-scale.tsx';

/** A sheet drawn to scale, with the lines that matter and what comes of them. */
export function Drawing({ figure }: { figure: Sheet }) {
  const { name, size, shapes, lines, legend, results } = figure;
  return (
    <div className={legend ? 'sheet switches night' : 'sheet'}>
      <div>
        {name && <h3>{name}</h3>}
        <ToScale size={size} shapes={shapes} keys={lines} />
      </div>
      {legend ? (
        <fieldset>
          <legend>{legend}</legend>
          <Lines lines={lines} />
        </fieldset>
      ) : (
        <Lines lines={lines} />
      )}
      {results && <Results results={results} />}
    </div>
  );
}

function Lines({ lines }: Pick<Sheet, 'lines'>) {
  return (
    <ol className="keys">
      {lines.map(({ title, text, input }) => (
        <li key={title}>
          {input ? (
            <label>
              <input type="checkbox" name={input} defaultChecked />
              <span>
                <b>{title}</b>
                {` ${text}`}
              </span>
            </label>
          ) : (
            <>
              <b>{title}</b>
              {` ${text}`}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Results({ results }: { results: NonNullable<Sheet['results']> }) {
  return (
    <div className="results">
      <h3>{results.heading}</h3>
      <ul>
        {results.items.map(({ title, text, when, ...drawing }) => (
          <li key={JSON.stringify(drawing)} className={classNames(undefined, when)}>
            <ToScale {...drawing} />
            {title && (
              <p>
                <b>{title}</b>
                {` ${text}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      {results.outcomes && (
        <p>
          {results.outcomes.map(({ text, when }) => (
            <b key={text} className={classNames(undefined, when)}>
              {text}{' '}
            </b>
          ))}
        </p>
      )}
    </div>
  );
}
