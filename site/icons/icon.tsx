/** Pictograms of contact links; their shapes are in `site/icons/shapes.ts`. */
export type PictogramName =
  | 'headset'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'photo-sharing'
  | 'professional-network';

/**
 * A pictogram next to text with the same meaning, so it is hidden from screen readers. Its shape is
 * outside the part that React renders, once in every page.
 */
export function Icon({ name }: { name: PictogramName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
