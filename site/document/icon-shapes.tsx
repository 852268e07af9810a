import { createElement } from 'react';
import { shapes } from '../icons/shapes.ts';

/** The shapes of the pictograms, once in every page. */
export function IconShapes() {
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        {Object.entries(shapes).map(([name, shape]) => (
          <g key={name} id={`icon-${name}`}>
            {shape.map(([tag, attributes]) =>
              createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
            )}
          </g>
        ))}
      </defs>
    </svg>
  );
}
