import type { Sheet as SheetData } from '../../../content/model/figure.ts';
import { Drawing } from '../drawing.tsx';
import { Key } from '../key.tsx';

/** A sheet drawn to scale, with the lines that matter and what comes of them. */
export function Sheet({ figure }: { figure: SheetData }) {
  const { lines, results } = figure;
  return (
    <div className="sheet">
      <Drawing
        size={figure.size}
        shapes={figure.shapes}
        keys={lines.map(({ at, title }, index) => (
          <Key key={title} at={at} index={index} width={figure.size[0]} />
        ))}
      />
      <ol className="keys">
        {lines.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {` ${text}`}
          </li>
        ))}
      </ol>
      {results && (
        <div className="results">
          <h3>{results.heading}</h3>
          <ul>
            {results.items.map(({ title, text, ...drawing }) => (
              <li key={title}>
                <Drawing {...drawing} />
                <p>
                  <b>{title}</b>
                  {` ${text}`}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
