const namespace = 'http://www.w3.org/2000/svg';

function element(tag: string, attributes: object): SVGElement {
  const result = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, String(value));
  return result;
}

/**
 * Adds the pictograms that the first page does not include, before another page shows them. The
 * page that is hydrated includes its own, so a first visit fetches none.
 */
export async function addShapes(): Promise<void> {
  if (import.meta.env.SSR || document.documentElement.dataset.hydrated === undefined) return;
  const { shapes } = await import('./shapes.ts');
  const place = document.getElementById('icons');
  for (const [name, shape] of Object.entries(shapes)) {
    const id = `icon-${name}`;
    if (document.getElementById(id)) continue;
    const group = element('g', { id });
    group.append(...shape.map(([tag, attributes]) => element(tag, attributes)));
    place?.append(group);
  }
}
