import { createElement } from 'react';
import { shapes } from '../icons/shapes.ts';

/** The shapes of the pictograms on a page, once each. `site/icons/add-shapes.ts` adds more later. */
export function IconShapes({ html }: { html: string }) {
  const shown = Object.entries(shapes).filter(([name]) => html.includes(`"#icon-${name}"`));
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs id="icons">
        {shown.map(([name, shape]) => (
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
